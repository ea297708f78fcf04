import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { toCents } from '../../../../contract/common';
import type { DetalleRecord, NominaRecord } from '../../../dataProvider/nomina';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import { isOutdated } from '../../../ui/base/refusal';
import { ComprobanteLink } from '../../../ui/fields/PicturesField';
import { useLabelOf } from '../../../ui/form/conflict/ChangedFields';
import type { Values } from '../../../ui/form/validation/formValues';

type Payment = NominaRecord | DetalleRecord;

interface Guardado {
  saved: Payment;
  typed: Values;
}

/** After a 409: the payment as somebody else proved it, beside what this user typed. */
export const YaGuardado = ({ saved, typed }: Guardado) => {
  const labelOf = useLabelOf();
  const files = Array.isArray(typed.files) ? typed.files.length : 0;

  return (
    <>
      <p style={{ margin: '4px 0' }}>
        <strong>{labelOf('comprobante')}</strong> guardado:{' '}
        <ComprobanteLink paths={saved.comprobante.join(',')} /> · suyo: {counted(files, 'imagen', 'imágenes')}
      </p>
      {'descuentos' in saved &&
        (['descuentos', 'otros_ingresos'] as const)
          .filter((source) => toCents(typed[source] || 0) !== saved[source])
          .map((source) => (
            <p key={source} style={{ margin: '4px 0' }}>
              <strong>{labelOf(source)}</strong> guardado: {formatExact(saved[source])} · suyo:{' '}
              {formatExact(toCents(typed[source] || 0) ?? 0)}
            </p>
          ))}
      Queda lo guardado. Si el comprobante no es el correcto, un súper administrador puede cambiarlo.
    </>
  );
};

/** Reads the payment again after a 409, and passes the refusal on. */
export const useGuardado = (payment: Payment) => {
  const dataProvider = useDataProvider();
  const sheet = Number(useParams().id);
  const [guardado, setGuardado] = useState<Guardado>();

  const readAgain = async (error: unknown, typed: Values): Promise<never> => {
    if (isOutdated(error)) {
      const saved = await dataProvider.getOne<NominaRecord>('nomina', { id: sheet || payment.id }).then(
        ({ data }) => ('descuentos' in payment ? lineOf(data, payment) : data),
        () => undefined,
      );
      setGuardado(saved && { saved, typed });
    }
    throw error;
  };

  return { guardado, readAgain };
};

const lineOf = ({ detalle_nominas }: NominaRecord, { id }: DetalleRecord) =>
  detalle_nominas.find((line) => line.id === id);
