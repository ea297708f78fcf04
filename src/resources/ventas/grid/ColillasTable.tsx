import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'ra-core';
import { isVoid, type Venta } from '../../../../contract/ventas';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { DataTable } from '../../../ui/table/DataTable';
import { RowsTable } from '../../../ui/table/RowsTable';

interface Line {
  id: number;
  colilla: string;
  valor: number;
}

export const ColillasTable = ({ venta: { detalle_ventas, total } }: { venta: Venta }) => {
  const lines = detalle_ventas.map((line, index): Line => ({ id: index + 1, ...line }));
  if (lines.length === 0) return <Typography>La venta no tiene colillas</Typography>;

  return (
    <ResourceContextProvider value="detalle_ventas">
      <RowsTable rows={lines} sums={{ valor: total }}>
        <DataTable.Col source="id" />
        <DataTable.Col<Line>
          source="colilla"
          render={({ colilla }) => (isVoid(colilla) ? `${colilla} nula` : colilla)}
        />
        <DataTable.Col<Line>
          source="valor"
          // The total row has no colilla.
          render={({ colilla = '' }) => <Valor isVoid={isVoid(colilla)} />}
        />
      </RowsTable>
    </ResourceContextProvider>
  );
};

const Valor = ({ isVoid }: { isVoid: boolean }) => {
  const valor = <MoneyField source="valor" exact />;
  if (!isVoid) return valor;

  return (
    <Typography component="del" variant="inherit" color="text.secondary">
      {valor}
    </Typography>
  );
};
