import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useList } from 'ra-core';
import { isVoid, type Venta } from '../../../contract/ventas';
import { formatExact } from '../../format/money';
import { centsOf } from '../../ui/fields/cellOf';
import { MoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';

interface Line {
  id: number;
  colilla: string;
  valor: string;
}

/** The lines of a venta as they were closed, and their total. */
export const ColillasTable = ({ venta }: { venta: Venta }) => {
  const data = venta.detalle_ventas.map((line, index): Line => ({ id: index + 1, ...line }));
  const list = useList({ data, perPage: data.length });
  if (data.length === 0) return <Typography>La venta no tiene colillas.</Typography>;

  return (
    <ResourceContextProvider value="detalle_ventas">
      <ListContextProvider value={list}>
        <DataTable<Line> bulkActionButtons={false} rowClick={false} foot={() => <Total venta={venta} />}>
          <DataTable.Col source="id" disableSort />
          <DataTable.Col<Line>
            source="colilla"
            render={({ colilla }) => (isVoid(colilla) ? `${colilla} nula` : colilla)}
            disableSort
          />
          <DataTable.Col<Line>
            source="valor"
            render={() => <MoneyField source="valor" exact />}
            disableSort
          />
        </DataTable>
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

const Total = ({ venta: { total } }: { venta: Venta }) => (
  <TableFooter role="rowgroup">
    <TableRow role="row">
      <TableCell role="cell">TOTAL</TableCell>
      <TableCell role="cell" />
      <TableCell role="cell" align="right">
        {formatExact(centsOf(total))}
      </TableCell>
    </TableRow>
  </TableFooter>
);
