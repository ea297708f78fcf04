import Button, { type ButtonProps } from '@mui/material/Button';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { CambioEstadoDialog, type CambioEstadoDialogProps } from './CambioEstadoDialog';

interface CambioEstadoProps<T extends RaRecord<number>> extends Omit<CambioEstadoDialogProps<T>, 'onClose'> {
  /** On the button: 'Anular'. */
  label: string;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
}

/** A button that gives a record a new estado, after a dialog that asks for the reason where one is wanted. */
export const CambioEstado = <T extends RaRecord<number>>({
  label,
  color,
  variant,
  ...dialog
}: CambioEstadoProps<T>) => {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button color={color} variant={variant} onClick={() => setIsAsking(true)} sx={{ minWidth: 0 }}>
        {label}
      </Button>
      {isAsking && <CambioEstadoDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
};
