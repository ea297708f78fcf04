import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Prestamo } from '../../../contract/prestamos';
import { AbonoDialog } from './AbonoDialog';

/** The button that opens the form of an abono. */
export const NuevoAbono = ({ prestamo }: { prestamo: Prestamo }) => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => setIsOpen(true)}
        sx={{ my: 1, displayPrint: 'none' }}
      >
        Nuevo abono
      </Button>
      {isOpen && <AbonoDialog prestamo={prestamo} onClose={() => setIsOpen(false)} />}
    </>
  );
};
