import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useSaveContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLock } from '../../ui/action/useLock';
import { isWhole, missingOf, type VentaKey } from './ventaKey';

/** Presses itself for what is newly chosen; the hand presses it for another try, and for what was chosen before. */
export const StartButton = () => {
  const [fecha, fk_sorteo, fk_vendedor] = useWatch({ name: ['fecha', 'fk_sorteo', 'fk_vendedor'] });
  const { save } = useSaveContext();
  const lock = useLock();
  const [isPressed, setIsPressed] = useState(false);
  const missing = missingOf({ fecha, fk_sorteo, fk_vendedor });

  const start = (key: VentaKey) => {
    if (!isWhole(key) || !lock.take()) return;
    const data = { ...key, detalle_ventas: [], estado: 'B', motivo_anulacion: '' };
    void Promise.resolve(save?.(data)).finally(lock.release);
  };
  const press = useRef(start);
  press.current = start;
  const isNew = useRef(false);
  useEffect(() => {
    if (isNew.current) press.current({ fecha, fk_sorteo, fk_vendedor });
    isNew.current = true;
  }, [fecha, fk_sorteo, fk_vendedor]);

  const pressByHand = () => {
    setIsPressed(true);
    start({ fecha, fk_sorteo, fk_vendedor });
  };

  return (
    <div>
      <Button variant="contained" disabled={lock.isLocked} onClick={pressByHand}>
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
