import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useSaveContext } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLock } from '../../ui/dialogs/useLock';
import { isWhole, missingOf, type VentaKey } from './draft/ventaKey';

/** Begins the draft of what is chosen; Enter in an input presses it too. */
export const StartButton = () => {
  const [fecha, fk_sorteo, fk_vendedor] = useWatch({ name: ['fecha', 'fk_sorteo', 'fk_vendedor'] });
  const { save } = useSaveContext();
  const lock = useLock();
  const [isPressed, setIsPressed] = useState(false);
  const key: VentaKey = { fecha, fk_sorteo, fk_vendedor };
  const missing = missingOf(key);

  const start = (event: MouseEvent) => {
    // Not by the form, which would send a second one.
    event.preventDefault();
    setIsPressed(true);
    if (!isWhole(key) || !lock.take()) return;
    const data = { ...key, detalle_ventas: [], estado: 'B', motivo_anulacion: '' };
    void Promise.resolve(save?.(data)).finally(lock.release);
  };

  return (
    <div>
      <Button type="submit" variant="contained" disabled={lock.isLocked} onClick={start}>
        {lock.isLocked ? 'Procesando...' : 'Empezar'}
      </Button>
      {isPressed && missing !== '' && (
        <FormHelperText error role="alert">
          Elija {missing}.
        </FormHelperText>
      )}
    </div>
  );
};
