import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const CargarComprobante = lazy(() => import('./CargarComprobante'));

/** The text after an upload, whatever the body of the answer says (SPEC 7). */
const CARGADO = 'Comprobante actualizado correctamente';

/** Opens the dialog that uploads the proof of the record around. */
export const CargarButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();

  const finish = () => {
    setIsOpen(false);
    notify(CARGADO, { type: 'success' });
    refresh();
  };
  // Somebody else may have been faster, or an answer was lost on its way: what stands now is read anew.
  const cancel = (isRefused: boolean) => {
    setIsOpen(false);
    if (isRefused) refresh();
  };

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ minWidth: 0, py: 0.25, ml: { sm: -0.625 } }}>
        Cargar
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CargarComprobante onCancel={cancel} onUploaded={finish} />}
      </Suspense>
    </>
  );
};
