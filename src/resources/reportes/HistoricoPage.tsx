import type { ComponentProps } from 'react';
import type { FilaHistorico } from '../../../contract/reportes';
import { monthName } from '../../format/dates';
import { sundayOf } from '../../format/week';
import { MoneyField, SheetMoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { Variacion } from '../../ui/report/Variacion';
import { ReportePage } from './ReportePage';

const MONEY = ['ventas', 'comision', 'premios', 'gastos', 'ingresos', 'nomina', 'utilidad'] as const;

interface HistoricoPageProps
  extends Omit<ComponentProps<typeof ReportePage>, 'rows' | 'sumsOf' | 'children' | 'isLandscape'> {
  filas?: readonly FilaHistorico[];
  por?: 'semana' | 'mes';
}

/** A row a week or a month, to what was left of it; the balance at its end is not added up. */
export const HistoricoPage = ({ filas, por = 'semana', ...props }: HistoricoPageProps) => (
  <ReportePage
    {...props}
    rows={filas?.map(({ fecha, variacion, ...fila }) => ({
      ...fila,
      [por]: por === 'mes' ? monthName(fecha) : `${fecha} al ${sundayOf(fecha)}`,
      variacion: variacion && Number(variacion),
    }))}
    sumsOf={(rows) => addUp(rows, ...MONEY)}
    isLandscape
  >
    <DataTable.Col source={por} data-whole />
    {MONEY.map((source) => (
      <DataTable.Col key={source} source={source} field={SheetMoneyField} />
    ))}
    <DataTable.Col source="saldo" field={MoneyField} data-card="detail" />
    <DataTable.Col source="variacion" render={({ variacion }) => <Variacion value={variacion} />} />
  </ReportePage>
);
