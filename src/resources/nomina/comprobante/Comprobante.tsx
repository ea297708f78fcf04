import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DetalleNomina, Nomina } from '../../../../contract/nomina';
import { useDialog } from '../../../features/drafts/inputBackup';
import { usePrinting } from '../../../ui/page/printing';
import { useTurno } from './siguiente';

const CargarComprobante = lazy(() => import('./CargarComprobante'));
const VerComprobante = lazy(() => import('./VerComprobante'));

/** Ver where a proof exists, otherwise Cargar, once (SPEC 2); on paper, where nothing can be pressed, whether there is one. */
export const Comprobante = () => {
  const record = useRecordContext<Nomina | DetalleNomina>();
  const isPrinting = usePrinting();
  if (!record) return null;
  const isProved = record.comprobante.length > 0;
  if (isPrinting) return isProved ? 'Sí' : '—';

  return isProved ? <VerButton /> : <CargarButton />;
};

const VerButton = () => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <DialogButton label="Ver" onOpen={() => setIsOpen(true)}>
      {isOpen && <VerComprobante onClose={() => setIsOpen(false)} />}
    </DialogButton>
  );
};

/** Opens the dialog that uploads the proof of the record around. */
const CargarButton = () => {
  const id = useRecordContext()?.id;
  const { llamada, llamar } = useTurno();
  const [isOpen, setIsOpen] = useDialog('Cargar Comprobante');
  const close = () => {
    setIsOpen(false);
    llamar(undefined);
  };

  return (
    <DialogButton label="Cargar" onOpen={() => setIsOpen(true)}>
      {(isOpen || llamada === id) && <CargarComprobante onClose={close} />}
    </DialogButton>
  );
};

interface DialogButtonProps {
  label: string;
  onOpen: () => void;
  /** Fetched when it is opened. */
  children: ReactNode;
}

const DialogButton = ({ label, onOpen, children }: DialogButtonProps) => (
  <>
    <Button size="small" onClick={onOpen} sx={{ minWidth: 0, py: 0.25, ml: { sm: -0.625 } }}>
      {label}
    </Button>
    <Suspense fallback={null}>{children}</Suspense>
  </>
);
