import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Row } from '../grid/gridRow';
import type { Change, Texts } from '../grid/gridRows';

interface RecoveredRowsProps {
  isRecovered: boolean;
  /** Unsent rows of an older version, of which nobody knows what was changed. */
  outdated?: readonly Row[];
  dispatch: (change: Change) => void;
}

export const RecoveredRows = ({ isRecovered, outdated, dispatch }: RecoveredRowsProps) => {
  const [isOpen, setIsOpen] = useState(isRecovered || outdated !== undefined);
  const close = () => setIsOpen(false);
  if (!isOpen) return null;
  if (!outdated) {
    return (
      <Alert severity="info" onClose={close} closeText="Cerrar aviso" sx={{ mb: 2 }}>
        Recuperamos lo que había escrito
      </Alert>
    );
  }

  const recover = () => {
    dispatch({ type: 'load', texts: outdated.map(({ colilla, valor }): Texts => [colilla, valor]) });
    close();
  };

  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={recover}>
            Recuperar
          </Button>
          <Button color="inherit" onClick={close}>
            Descartar
          </Button>
        </>
      }
    >
      En este equipo se conserva lo que no se envió, y la venta cambió después. Recuperarlo reemplaza las
      filas de abajo.
    </Alert>
  );
};
