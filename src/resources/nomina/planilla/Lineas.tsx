import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useListContext, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldProps } from 'react-admin';
import { ArrayField } from 'react-admin';
import type { DetalleNomina } from '../../../../contract/nomina';
import { formatExact, formatMoney } from '../../../format/money';
import { MoneyField, PaidMoneyField } from '../../../ui/fields/MoneyField';
import { PersonField } from '../../../ui/fields/PersonField';
import { DataTable } from '../../../ui/list/DataTable';
import { addUp } from '../../../ui/report/sums';
import { Comprobante } from '../comprobante/Comprobante';

/** The lines of the nomina around (SPEC 2: Payroll sheet). */
export const Lineas = () => (
  <ResourceContextProvider value="detalle_nominas">
    <ArrayField source="detalle_nominas">
      <WithTotal>
        <DataTable rowClick={false} empty={<Empty />}>
          <DataTable.Col source="id" disableSort>
            <Numero />
          </DataTable.Col>
          <DataTable.Col source="usuario" field={PersonField} disableSort />
          <DataTable.Col source="cuenta" disableSort />
          <DataTable.Col source="total" field={TotalDeLineaField} disableSort />
          <DataTable.Col
            source="suma"
            render={({ suma }: DetalleNomina) => (suma > 0 ? <MoneyField source="suma" /> : '—')}
            disableSort
          />
          <DataTable.Col source="comprobante" disableSort>
            <Comprobante />
          </DataTable.Col>
        </DataTable>
      </WithTotal>
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
const WithTotal = ({ children }: { children: ReactNode }) => {
  const list = useListContext<DetalleNomina>();
  const { data = [] } = list;
  const meta = { sums: addUp(data, 'total') };

  return (
    <ListContextProvider value={{ ...list, data, total: data.length, meta, error: null, isPending: false }}>
      {children}
    </ListContextProvider>
  );
};

/** What a line is paid, and below it what was taken away from it and added to it, if anything was. */
const TotalDeLineaField = (props: FieldProps) => {
  const { descuentos = 0, otros_ingresos = 0 } = useRecordContext<Partial<DetalleNomina>>() ?? {};

  return (
    <>
      <PaidMoneyField {...props} />
      {descuentos !== 0 && <Note>Descuentos {formatExact(descuentos)}</Note>}
      {otros_ingresos !== 0 && <Note>Otros ingresos {formatExact(otros_ingresos)}</Note>}
    </>
  );
};

const Note = ({ children }: { children: ReactNode }) => (
  <small style={{ display: 'block' }}>{children}</small>
);
