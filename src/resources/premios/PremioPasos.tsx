import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Premio } from '../../../contract/premios';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { PasoButton, pasoOf } from './PasoButton';
import { isOthersTurn, pasosFor } from './pasos';

/** The steps that the user may take with the premio; where it is another person's turn, why not. */
export const PremioPasos = ({ premio }: { premio: Premio }) => {
  const usuario = useUsuarioActual();
  const reasonId = useId();
  const steps = pasosFor(premio, usuario);
  if (steps.length === 0) return null;
  if (!isOthersTurn(premio, usuario))
    return steps.map((to) => <PasoButton key={to} premio={premio} to={to} />);

  return (
    <>
      <Typography id={reasonId} variant="body2" color="text.secondary">
        El último paso lo dio usted; el siguiente lo da otra persona.
      </Typography>
      {steps.map((to) => (
        <Button key={to} disabled aria-describedby={reasonId}>
          {pasoOf(premio, to).verb}
        </Button>
      ))}
    </>
  );
};
