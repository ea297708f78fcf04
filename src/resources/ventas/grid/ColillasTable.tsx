import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useList, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { isVoid, type Venta } from '../../../../contract/ventas';
import { centsOf } from '../../../ui/fields/cellOf';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { DataTable } from '../../../ui/list/DataTable';
import { SumsFoot } from '../../../ui/list/SumsFoot';

interface Line {
  id: number;
  colilla: string;
  valor: string;
}

/** The lines of a venta as they were closed, and their total. */
export const ColillasTable = ({ venta }: { venta: Venta }) => {
  const data = venta.detalle_ventas.map((line, index): Line => ({ id: index + 1, ...line }));
  const list = useList({ data, perPage: data.length });
  if (data.length === 0) return <Typography>La venta no tiene colillas</Typography>;

  return (
    <ResourceContextProvider value="detalle_ventas">
      <ListContextProvider value={list}>
        <DataTable<Line> rowClick={false} foot={Total}>
          <DataTable.Col source="id" disableSort />
          <DataTable.Col<Line>
            source="colilla"
            render={({ colilla }) => (isVoid(colilla) ? `${colilla} nula` : colilla)}
            disableSort
          />
          <DataTable.Col<Line>
            source="valor"
            // The TOTAL has no colilla.
            render={({ colilla = '' }) => <Valor isVoid={isVoid(colilla)} />}
            disableSort
          />
        </DataTable>
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

/** What is void does not count, and is struck out. */
const Valor = ({ isVoid }: { isVoid: boolean }) => {
  const valor = <MoneyField source="valor" exact />;

  return isVoid ? (
    <Typography component="del" variant="inherit" color="text.secondary">
      {valor}
    </Typography>
  ) : (
    valor
  );
};

/** As the venta was closed with. */
const Total = ({ children }: { children?: ReactNode }) => {
  const venta = useRecordContext<Venta>();

  return <SumsFoot sums={{ valor: centsOf(venta?.total) }}>{children}</SumsFoot>;
};
