import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import { type Premio, whyOthers } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../ui/layout/usuarioActual';
import { type GoOn, PasoButton, pasoOf } from './PasoButton';
import { pasosFor } from './pasos';
import { RevisarButton } from './RevisarButton';

interface PasoButtonsProps {
  /** Whether the form holds what a step would throw away. */
  isDirty: boolean;
  /** After the step that the premio waits for. */
  goOn?: GoOn;
}

/** The steps that the user may take with the premio; where none may be taken now, why not. */
export const PasoButtons = ({ isDirty, goOn }: PasoButtonsProps) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  const reasonId = useId();
  if (!premio) return null;
  const steps = pasosFor(premio, usuario);
  if (steps.length === 0) return null;
  const refusals = steps.map((to) => {
    if (isDirty) return 'Guarde antes sus cambios';
    // Above it stands which one.
    if (premio.semana_cerrada) return 'La semana del pago está cerrada';

    return whyOthers(premio, to, { id: usuario.id, rol: usuario.role });
  });
  const [reason] = refusals.filter((refusal) => refusal !== undefined);

  return (
    <>
      {reason && (
        <Typography id={reasonId} variant="body2" color="text.secondary">
          {reason}.
        </Typography>
      )}
      {steps.map((to, index) => {
        if (refusals[index]) {
          return (
            <Button key={to} disabled aria-describedby={reasonId}>
              {pasoOf(premio, to).label}
            </Button>
          );
        }
        if (premio.estado === 'PENDIENTE' && to === 'REVISADO') return <RevisarButton key={to} goOn={goOn} />;

        return <PasoButton key={to} premio={premio} to={to} goOn={to === 'PAGADO' ? goOn : undefined} />;
      })}
    </>
  );
};
