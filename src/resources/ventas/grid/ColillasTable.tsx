import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { dollarsToCents } from '../../../../contract/common';
import { isVoid, type Venta } from '../../../../contract/ventas';
import { dayAndTime } from '../../../format/activity';
import { formatExact } from '../../../format/money';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { DataTable } from '../../../ui/table/DataTable';
import { RowsTable } from '../../../ui/table/RowsTable';

interface Line {
  id: number;
  colilla: string;
  valor: number;
}

interface ColillasTableProps {
  venta: Venta;
  /** Shown in each row. */
  actionOf?: (fila: number) => ReactNode;
}

export const ColillasTable = ({ venta, actionOf }: ColillasTableProps) => {
  const { detalle_ventas, total, correcciones } = venta;
  const before = (fila: number, source: string) =>
    correcciones.filter((one) => one.fila === fila && one.campo === source);
  const lines = detalle_ventas.map((line, index): Line => ({ ...line, id: index + 1 }));
  if (lines.length === 0) return <Typography>La venta no tiene colillas</Typography>;

  return (
    <ResourceContextProvider value="detalle_ventas">
      <RowsTable rows={lines} sums={{ valor: total }}>
        <DataTable.Col source="id" />
        <DataTable.Col<Line>
          source="colilla"
          render={({ id, colilla }) => (
            <>
              {isVoid(colilla) ? `${colilla} nula` : colilla}
              <Corrected corrections={before(id, 'colilla')} />
            </>
          )}
        />
        <DataTable.Col<Line>
          source="valor"
          // The total row has no colilla.
          render={({ id, colilla = '' }) => (
            <>
              <Valor isVoid={isVoid(colilla)} />
              <Corrected corrections={before(id, 'valor')} />
            </>
          )}
        />
        {actionOf && (
          <DataTable.Col<Line>
            label="Corregir"
            render={({ id, colilla }) => colilla !== undefined && actionOf(id)}
          />
        )}
      </RowsTable>
    </ResourceContextProvider>
  );
};

/** What stood there before, who corrected it and when. */
const Corrected = ({ corrections }: { corrections: Venta['correcciones'] }) =>
  corrections.map(({ campo, antes, usuario, fecha, motivo }) => (
    <Typography key={fecha} variant="body2" color="text.secondary" title={motivo}>
      <del>{campo === 'valor' ? formatExact(dollarsToCents(antes) ?? 0) : antes}</del> {usuario},{' '}
      {dayAndTime(fecha)}
    </Typography>
  ));

const Valor = ({ isVoid }: { isVoid: boolean }) => {
  const valor = <MoneyField source="valor" exact />;
  if (!isVoid) return valor;

  return (
    <Typography component="del" variant="inherit" color="text.secondary">
      {valor}
    </Typography>
  );
};
