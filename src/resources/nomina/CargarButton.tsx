import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const CargarComprobante = lazy(() => import('./CargarComprobante'));

/** Opens the dialog that uploads the proof of the record around. */
export const CargarButton = () => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ minWidth: 0, py: 0.25, ml: { sm: -0.625 } }}>
        Cargar
      </Button>
      <Suspense fallback={null}>{isOpen && <CargarComprobante onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
};
