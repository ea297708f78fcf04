import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useRecordContext } from 'ra-core';
import type { Premio } from '../../../contract/premios';
import { dayAndTime } from '../../format/activity';
import { ValueField } from '../../ui/fields/ValueField';
import { cardWidth } from '../../ui/form/FormCard';

interface EstadoStep {
  label: string;
  isDone: boolean;
  isRefusal?: boolean;
  by: keyof Premio;
  on: string;
}

/** The estado: who registered, reviewed and paid the premio, and when. */
export const EstadoSteps = () => {
  const premio = useRecordContext<Premio>();
  if (!premio) return null;
  const steps = stepsOf(premio);
  const next = steps.findIndex(({ isDone }) => !isDone);

  return (
    <Card sx={{ py: 2, mb: 2, maxWidth: cardWidth }}>
      <Stepper component="ol" aria-label="Estado" alternativeLabel activeStep={next} sx={listStyle}>
        {steps.map(({ label, isDone, isRefusal, by, on }) => (
          <Step key={label} component="li" completed={isDone && !isRefusal}>
            <StepLabel
              error={isRefusal}
              optional={
                isDone && (
                  <>
                    {premio[by] && <ValueField source={by} />}
                    <div>{on}</div>
                  </>
                )
              }
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </Card>
  );
};

const stepsOf = (premio: Premio): EstadoStep[] => {
  const { estado } = premio;
  const review = { by: 'fk_usuario_revisor', on: dayAndTime(premio.fecha_revision) } as const;
  const isReviewed = estado === 'REVISADO' || estado === 'PAGADO';
  const registered = {
    label: 'Registrado',
    isDone: true,
    by: 'fk_usuario_creacion',
    on: dayAndTime(premio.fecha_creacion),
  } as const;
  const reviewed = { label: isReviewed ? 'Revisado' : 'Por revisar', isDone: isReviewed, ...review };
  const rejected = { label: 'Rechazado', isDone: true, isRefusal: true, ...review };
  const annulled = {
    label: 'Anulado',
    isDone: true,
    isRefusal: true,
    by: 'fk_usuario_paso',
    on: dayAndTime(premio.fecha_actualizacion),
  } as const;
  const isPaid = estado === 'PAGADO';
  const paid = {
    label: isPaid ? 'Pagado' : 'Por pagar',
    isDone: isPaid,
    by: 'fk_usuario_pago',
    on: premio.fecha_pago,
  } as const;

  if (estado === 'ANULADO') return [registered, annulled];

  return [registered, estado === 'RECHAZADO' ? rejected : reviewed, paid];
};

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& .MuiStepLabel-labelContainer': { fontSize: 12, lineHeight: 1.4, color: 'text.secondary' },
};
