import { useListContext, useRecordContext } from 'ra-core';
import { formatExact } from '../../../format/money';
import { fullName } from '../../../format/text';
import { useProofUrl } from '../../../ui/fields/filesBase';
import ImageViewer from '../../../ui/fields/ImageViewer';
import type { DetalleRecord, NominaRecord } from '../nominaRecord';

type Payment = NominaRecord | DetalleRecord;

/** The proofs of the nomina around; of a line those of its whole sheet, beginning with its own. */
export default function VerComprobante({ onClose }: { onClose: () => void }) {
  const around = useRecordContext<Payment>();
  const { data: lines = [] } = useListContext<DetalleRecord>();
  const proofUrl = useProofUrl();
  if (!around) return null;
  const payments: readonly Payment[] = 'descuentos' in around ? lines : [around];
  const own = payments.findIndex(({ id }) => id === around.id);

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
}
