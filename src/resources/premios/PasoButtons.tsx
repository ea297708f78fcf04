import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import type { Premio } from '../../../contract/premios';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { PasoButton, pasoOf } from './PasoButton';
import { isOthersTurn, pasosFor } from './pasos';

interface PasoButtonsProps {
  /** Whether the form holds what a step would throw away. */
  isDirty: boolean;
}

/** The steps that the user may take with the premio; where none may be taken now, why not. */
export const PasoButtons = ({ isDirty }: PasoButtonsProps) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  const reasonId = useId();
  if (!premio) return null;
  const steps = pasosFor(premio, usuario);
  if (steps.length === 0) return null;
  const reason = reasonOf(isOthersTurn(premio, usuario), isDirty);
  if (!reason) return steps.map((to) => <PasoButton key={to} premio={premio} to={to} />);

  return (
    <>
      <Typography id={reasonId} variant="body2" color="text.secondary">
        {reason}
      </Typography>
      {steps.map((to) => (
        <Button key={to} disabled aria-describedby={reasonId}>
          {pasoOf(premio, to).verb}
        </Button>
      ))}
    </>
  );
};

const reasonOf = (isOthers: boolean, isDirty: boolean) => {
  if (isOthers) return 'El último paso lo dio usted; el siguiente lo da otra persona.';

  return isDirty && 'Guarde antes sus cambios.';
};
