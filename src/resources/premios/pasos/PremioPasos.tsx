import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { Premio } from '../../../../contract/premios';
import { StepAuthor } from '../../../features/history/StepAuthor';
import { useHasHistory, usePasos } from '../../../features/history/usePasos';
import { Change } from '../../../ui/fields/Change';
import { ErrorState } from '../../../ui/page/ErrorState';
import { Loading } from '../../../ui/page/Loading';
import { useSectionOptions } from '../../../ui/section/useSectionOptions';
import { type Hito, hitosOf, NEXT } from './hitos';

/** Who did what with the premio and when, from first to last, and what it waits for; not of a host that keeps no history. */
export const PremioPasos = () => {
  const premio = useRecordContext<Premio>();
  const hasHistory = useHasHistory();
  if (!premio || !hasHistory) return null;

  return (
    <Card component="section" aria-label="Pasos" sx={{ gridArea: 'pasos', minWidth: 0, p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Pasos
      </Typography>
      {/* Anew after each change, of which what was read before says nothing. */}
      <Timeline key={premio.version} premio={premio} />
    </Card>
  );
};

const Timeline = ({ premio: { estado } }: { premio: Premio }) => {
  const { data, error, isPending, refetch } = usePasos();
  if (error) return <ErrorState error={error} what="Pasos" onRetry={refetch} />;
  if (isPending) return <Loading />;
  const next = NEXT[estado];

  return (
    <Stepper component="ol" orientation="vertical" nonLinear connector={null} sx={listStyle}>
      {hitosOf(data ?? []).map((hito) => (
        <Step key={hito.id} component="li" active={false} completed expanded>
          <StepLabel error={hito.isBad}>{hito.title}</StepLabel>
          <StepContent transitionDuration={0}>
            <Detail {...hito} />
          </StepContent>
        </Step>
      ))}
      {next && (
        <Step component="li" active>
          <StepLabel>{next}</StepLabel>
        </Step>
      )}
    </Stepper>
  );
};

const Detail = ({ fecha, usuario, accion, motivo, cambios }: Hito) => {
  const { fields } = useSectionOptions();
  const isCorrection = accion === 'modificación';

  return (
    <>
      <StepAuthor usuario={usuario} fecha={fecha} />
      {motivo && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Motivo: {motivo}
        </Typography>
      )}
      {isCorrection &&
        cambios
          .filter(({ campo }) => fields[campo]?.inHistory !== false)
          .map((cambio) => <Change key={cambio.campo} {...cambio} />)}
    </>
  );
};

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { breakInside: 'avoid' },
  '& .MuiStepLabel-root': { py: 0 },
  // Below the word, and the line below the middle of the sign.
  '& .MuiStepContent-root': { ml: '10px', pl: '17px', pb: 1.5 },
};
