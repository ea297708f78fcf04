import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, type Ref } from 'react';
import { sumOf } from '../../../../contract/ventas';
import { hourOf } from '../../../format/dates';
import { formatExact } from '../../../format/money';
import { Notice } from '../../../ui/base/Notice';
import type { AutosaveState } from './autosave';

interface AutosaveLineProps {
  state: AutosaveState;
  onRetry: () => void;
  /** Replaces the typed rows by those of another person. */
  onReload: () => void;
  /** Replaces those of another person. */
  onReplace: () => void;
  refusalRef: Ref<HTMLDivElement>;
}

/** memo: it must not render at every key. */
export const AutosaveLine = memo(({ state, onRetry, onReload, onReplace, refusalRef }: AutosaveLineProps) => {
  if (state.kind === 'conflict' && state.saved) {
    const { lines } = state.saved;

    return (
      <Notice
        ref={refusalRef}
        severity="error"
        action={
          <>
            <Button color="inherit" onClick={onReload}>
              Usar el guardado
            </Button>
            <Button color="inherit" onClick={onReplace}>
              Dejar el mío
            </Button>
          </>
        }
      >
        No se guardó: {state.error}. Filas guardado: {lines.length} por {formatExact(sumOf(lines))} · suyo: lo
        que está en pantalla.
      </Notice>
    );
  }
  if (state.kind === 'refused' || state.kind === 'conflict') {
    const isConflict = state.kind === 'conflict';

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
  if (state.kind === 'saving') return 'Guardando…';
  if (state.kind === 'away')
    return 'Sin conexión: lo escrito se conserva en este equipo y se envía solo cuando vuelva la conexión';
  if (state.kind !== 'saved') return 'Sin guardar todavía';

  return state.at ? `Guardado a las ${hourOf(state.at)}` : 'Todo está guardado';
};
