import Button from '@mui/material/Button';
import { useListContext, useRecordContext } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DetalleRecord, NominaRecord } from '../../../dataProvider/nomina';
import { formatExact } from '../../../format/money';
import { fullName } from '../../../format/text';
import { useProofUrl } from '../../../ui/fields/filesBase';
import { useDialog } from '../../../ui/form/useKeptInput';
import { usePrinting } from '../../../ui/page/printing';
import { useOpenLine } from './openLine';

const CargarComprobante = lazy(() => import('./CargarComprobante'));
const ImageViewer = lazy(() => import('../../../ui/fields/ImageViewer'));

type Payment = NominaRecord | DetalleRecord;

/** SPEC 2: Ver if there is a proof, otherwise Cargar. */
export const Comprobante = () => {
  const payment = useRecordContext<Payment>();
  const isPrinting = usePrinting();
  if (!payment) return null;
  const isProved = payment.comprobante.length > 0;
  if (isPrinting) return isProved ? 'Sí' : '—';

  return isProved ? <VerButton payment={payment} /> : <CargarButton payment={payment} />;
};

interface PaymentProps {
  payment: Payment;
}

const VerButton = ({ payment }: PaymentProps) => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <DialogButton label="Ver" onOpen={() => setIsOpen(true)}>
      {isOpen && <VerComprobante payment={payment} onClose={() => setIsOpen(false)} />}
    </DialogButton>
  );
};

/** For a line, all proofs of its sheet, its own first. */
const VerComprobante = ({ payment, onClose }: PaymentProps & { onClose: () => void }) => {
  const { data: lines = [] } = useListContext<DetalleRecord>();
  const proofUrl = useProofUrl();
  const payments: readonly Payment[] = 'descuentos' in payment ? lines : [payment];
  const own = payments.findIndex(({ id }) => id === payment.id);

  return (
    <ImageViewer
      title="Ver Comprobante"
      pictures={payments.flatMap(({ usuario, cuenta, total, comprobante }) =>
        comprobante.map((path, n) => ({
          url: proofUrl(path),
          caption: `${fullName(usuario)} · ${cuenta} · ${formatExact(total)}`,
          name: `${fullName(usuario)} ${n + 1}`,
        })),
      )}
      start={payments.slice(0, own).flatMap(({ comprobante }) => comprobante).length}
      onClose={onClose}
    />
  );
};

const CargarButton = ({ payment }: PaymentProps) => {
  const { openId, open } = useOpenLine();
  const [isOpen, setIsOpen] = useDialog('Cargar Comprobante');
  const close = () => {
    setIsOpen(false);
    open(undefined);
  };

  return (
    <DialogButton label="Cargar" onOpen={() => setIsOpen(true)}>
      {(isOpen || openId === payment.id) && <CargarComprobante payment={payment} onClose={close} />}
    </DialogButton>
  );
};

interface DialogButtonProps {
  label: string;
  onOpen: () => void;
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
