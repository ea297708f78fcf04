import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useProofUrl } from '../../ui/filesBase';
import type { CargarComprobanteProps } from './CargarComprobante';

const ImageViewer = lazy(() => import('../../ui/ImageViewer'));
const CargarComprobante = lazy(() => import('./CargarComprobante'));

interface ComprobanteProps extends Omit<CargarComprobanteProps, 'onClose'> {
  /** The proof's pictures; none yet: it can be uploaded, once. */
  paths: readonly string[];
}

/** Ver where a proof exists, otherwise Cargar (SPEC 2). */
export const Comprobante = ({ paths, onUploaded, ...upload }: ComprobanteProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const proofUrl = useProofUrl();
  const close = () => setIsOpen(false);
  const exists = paths.length > 0;

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ minWidth: 0, py: 0.25, ml: { sm: -0.625 } }}>
        {exists ? 'Ver' : 'Cargar'}
      </Button>
      <Suspense fallback={null}>
        {isOpen && exists && (
          <ImageViewer title="Ver Comprobante" urls={paths.map(proofUrl)} onClose={close} />
        )}
        {isOpen && !exists && (
          <CargarComprobante
            {...upload}
            onClose={close}
            onUploaded={() => {
              close();
              onUploaded();
            }}
          />
        )}
      </Suspense>
    </>
  );
};
