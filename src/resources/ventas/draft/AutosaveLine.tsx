import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, type Ref } from 'react';
import { hourOf } from '../../../format/dates';
import { Notice } from '../../../ui/base/Notice';
import type { AutosaveState } from './autosave';

interface AutosaveLineProps {
  state: AutosaveState;
  onRetry: () => void;
  /** Loads the venta that another person moved, closed or discarded. */
  onReload: () => void;
  refusalRef: Ref<HTMLDivElement>;
}

/** memo: it must not render at every key. */
export const AutosaveLine = memo(({ state, onRetry, onReload, refusalRef }: AutosaveLineProps) => {
  // Rows alone are merged, and asked above.
  const isConflict = state.kind === 'conflict' && !state.saved;
  if (state.kind === 'refused' || isConflict) {
    return (
      <Notice
        ref={refusalRef}
        severity="error"
        action={
          <Button color="inherit" onClick={isConflict ? onReload : onRetry}>
            {isConflict ? 'Cargar de nuevo' : 'Reintentar'}
          </Button>
        }
      >
        No se guardó: {state.error}
        {isConflict && '. Lo escrito sigue en pantalla hasta que cargue la venta de nuevo.'}
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
  if (state.kind === 'saving' || state.kind === 'conflict') return 'Guardando…';
  if (state.kind === 'away')
    return 'Sin conexión: lo escrito se conserva en este equipo y se envía solo cuando vuelva la conexión';
  if (state.kind !== 'saved') return 'Sin guardar todavía';

  return state.at ? `Guardado a las ${hourOf(state.at)}` : 'Todo está guardado';
};
