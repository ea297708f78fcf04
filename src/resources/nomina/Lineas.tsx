import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useListContext, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ArrayField } from 'react-admin';
import type { DetalleNomina } from '../../../contract/nomina';
import { formatMoney } from '../../format/money';
import { MoneyField } from '../../ui/fields/MoneyField';
import { PersonField } from '../../ui/fields/PersonField';
import { DataTable } from '../../ui/list/DataTable';
import { SumsFoot } from '../../ui/list/SumsFoot';
import { addUp } from '../../ui/report/sums';
import { Comprobante } from './Comprobante';

/** The lines of the nomina around (SPEC 2: Payroll sheet). */
export const Lineas = () => (
  <ResourceContextProvider value="detalle_nominas">
    <ArrayField source="detalle_nominas">
      <DataTable rowClick={false} bulkActionButtons={false} empty={<Empty />} foot={Total}>
        <DataTable.Col source="id" disableSort>
          <Numero />
        </DataTable.Col>
        <DataTable.Col source="usuario" field={PersonField} disableSort />
        <DataTable.Col source="cuenta" disableSort />
        <DataTable.Col source="total" field={MoneyField} disableSort />
        <DataTable.Col
          source="suma"
          render={({ suma }: DetalleNomina) => (suma > 0 ? formatMoney(suma) : '—')}
          disableSort
        />
        <DataTable.Col source="comprobante" disableSort>
          <Comprobante />
        </DataTable.Col>
      </DataTable>
    </ArrayField>
  </ResourceContextProvider>
);

const Empty = () => <Typography>Esta nomina no tiene líneas: TOTAL {formatMoney(0)}</Typography>;

/** The place of a line among those shown. */
const Numero = () => {
  const { data = [] } = useListContext();
  const line = useRecordContext();

  return data.findIndex(({ id }) => id === line?.id) + 1;
};

/** Adds the exact cents of the rows shown. */
const Total = ({ children }: { children?: ReactNode }) => {
  const { data = [] } = useListContext<DetalleNomina>();

  return <SumsFoot sums={addUp(data, 'total')}>{children}</SumsFoot>;
};
