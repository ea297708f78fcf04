import { useListContext, useRecordContext } from 'ra-core';
import { Suspense, useEffect } from 'react';
import type { DetalleRecord, NominaRecord } from '../../../dataProvider/nomina';
import { formatExact } from '../../../format/money';
import { fullName } from '../../../format/text';
import { lazy, preloadIdle } from '../../../section/lazy';
import { usePrinting } from '../../../ui/base/printing';
import { proofUrl } from '../../../ui/base/proofUrl';
import { CellButton, VerButton } from '../../../ui/fields/PicturesField';
import { useDialog } from '../../../ui/form/useKeptInput';
import { useOpenLine } from './openLine';

const CargarComprobante = lazy(() => import('./CargarComprobante'));
const ImageViewer = lazy(() => import('../../../ui/fields/ImageViewer'));

type Payment = NominaRecord | DetalleRecord;

/** For a table with Cargar: its dialog opens at the first press. */
export const usePreloadedDialog = () => useEffect(() => preloadIdle([CargarComprobante]), []);

/** SPEC 2.28: Ver if there is a proof, otherwise Cargar. Its dialog stays open if somebody else loads the proof meanwhile. */
export const Comprobante = () => {
  const payment = useRecordContext<Payment>();
  const { openId, open } = useOpenLine();
  const [isLoading, setIsLoading] = useDialog('Cargar Comprobante');
  const isPrinting = usePrinting();
  if (!payment) return null;
  const isProved = payment.comprobante.length > 0;
  if (isPrinting) return isProved ? 'Sí' : '—';
  const close = () => {
    setIsLoading(false);
    open(undefined);
  };

  return (
    <>
      {isProved ? (
        <VerButton viewer={(onClose) => <VerComprobante payment={payment} onClose={onClose} />} />
      ) : (
        <CellButton onClick={() => setIsLoading(true)}>Cargar</CellButton>
      )}
      <Suspense fallback={null}>
        {(isLoading || openId === payment.id) && <CargarComprobante payment={payment} onClose={close} />}
      </Suspense>
    </>
  );
};

interface VerComprobanteProps {
  payment: Payment;
  onClose: () => void;
}

/** For a line, all proofs of its sheet, its own first. */
const VerComprobante = ({ payment, onClose }: VerComprobanteProps) => {
  const { data: lines = [] } = useListContext<DetalleRecord>();
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
