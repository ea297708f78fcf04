import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { DetalleNomina, Nomina } from '../../../contract/nomina';
import { ComprobanteLink } from '../../ui/fields/PicturesField';

const CargarComprobante = lazy(() => import('./CargarComprobante'));

/** Ver where a proof exists, otherwise Cargar, once (SPEC 2). */
export const Comprobante = () => {
  const record = useRecordContext<Nomina | DetalleNomina>();
  if (!record) return null;
  const { comprobante } = record;

  return comprobante.length > 0 ? <ComprobanteLink paths={comprobante.join(',')} /> : <CargarButton />;
};

/** Opens the dialog that uploads the proof of the record around. */
const CargarButton = () => {
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
