import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldProps } from 'react-admin';
import type { DetalleNomina } from '../../../contract/nomina';
import { formatExact } from '../../format/money';
import { MoneyField, ROUNDED } from '../../ui/fields/MoneyField';

/** What a line is paid, and below it what was taken away from it and added to it, if anything was. */
const Field = (props: FieldProps) => {
  const { descuentos = 0, otros_ingresos = 0 } = useRecordContext<Partial<DetalleNomina>>() ?? {};

  return (
    <>
      <MoneyField {...props} />
      {descuentos !== 0 && <Note>Descuentos {formatExact(descuentos)}</Note>}
      {otros_ingresos !== 0 && <Note>Otros ingresos {formatExact(otros_ingresos)}</Note>}
    </>
  );
};

export const TotalDeLineaField = Object.assign(Field, ROUNDED);

const Note = ({ children }: { children: ReactNode }) => (
  <small style={{ display: 'block' }}>{children}</small>
);
