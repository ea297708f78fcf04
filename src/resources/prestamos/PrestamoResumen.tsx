import { useRecordContext } from 'ra-core';
import { FunctionField, TextField } from 'react-admin';
import type { Prestamo } from '../../../contract/prestamos';
import { formatMoney } from '../../format/money';
import { centsOf } from '../../ui/fields/cellOf';
import { MoneyField } from '../../ui/fields/MoneyField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { beneficiarioText } from './beneficiario';

/** A loan that does not change any more, at a glance. */
export const PrestamoResumen = () => (
  <SimpleShowLayout>
    <FunctionField<Prestamo> label="Beneficiario" render={beneficiarioText} />
    <TextField source="fecha" />
    <MoneyField source="valor" />
    <FunctionField<Prestamo> source="cuotas" render={cuotasText} />
    <MoneyField source="abonado" />
    <MoneyField source="saldo" />
    {useRecordContext<Prestamo>()?.motivo && <TextField source="motivo" />}
  </SimpleShowLayout>
);

const cuotasText = ({ cuotas, valor_cuota }: Prestamo) => `${cuotas} de ${formatMoney(centsOf(valor_cuota))}`;
