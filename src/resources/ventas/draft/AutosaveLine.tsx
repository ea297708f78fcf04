import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { hourOf } from '../../../format/dates';
import { Notice } from '../../../ui/page/Notice';
import type { AutosaveState } from './autosave';

interface AutosaveLineProps {
  state: AutosaveState;
  onRetry: () => void;
  /** Shows what another person made of the venta, in place of what is typed. */
  onReload: () => void;
}

/** Whether the server holds what is typed, and what to do where it does not; not drawn again at every key. */
export const AutosaveLine = memo(({ state, onRetry, onReload }: AutosaveLineProps) => {
  if (state.kind === 'refused') {
    return (
      <Notice severity="error" action={<Retry label="Reintentar" onClick={onRetry} />}>
        No se guardó: {state.error}
      </Notice>
    );
  }
  if (state.kind === 'conflict') {
    return (
      <Notice severity="error" action={<Retry label="Cargar de nuevo" onClick={onReload} />}>
        No se guardó: {state.error}. Lo escrito sigue en pantalla hasta que cargue la venta de nuevo.
      </Notice>
    );
  }

  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {textOf(state)}
    </Typography>
  );
});

const textOf = (state: AutosaveState) => {
  if (state.kind === 'saving') return 'Guardando…';
  if (state.kind === 'away') return AWAY;
  if (state.kind !== 'saved') return 'Sin guardar todavía';

  return state.at ? `Guardado a las ${hourOf(state.at)}` : 'Todo está guardado';
};

const AWAY = 'Sin conexión: guardado en este equipo, se enviará cuando vuelva la conexión';

const Retry = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button color="inherit" onClick={onClick}>
    {label}
  </Button>
);
