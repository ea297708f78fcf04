import type { ComponentProps } from 'react';
import { DINERO_HISTORICO, type FilaHistorico, type reportesCalls } from '../../../contract/reportes';
import { sheetColumns } from '../../domain/sheetColumns';
import { monthName, today } from '../../format/dates';
import { addWeeks, mondayOf, sundayOf } from '../../format/week';
import { MoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { Variacion } from '../../ui/report/Variacion';
import { ReportePage, useReporteSearch } from './ReportePage';

/** Twelve of them, the running one included. */
export const twelveWeeks = () => addWeeks(mondayOf(today()), -11);

export default function Historico() {
  const search = useReporteSearch('one', twelveWeeks());
  const { query, enabled } = search;
  const report = useReport<typeof reportesCalls.historico>('reportes', 'historico', query, { enabled });

  return (
    <HistoricoPage
      reporte="historico"
      empty="No hay semanas en estas fechas"
      search={search}
      report={report}
      filas={report.data?.filas}
    />
  );
}

interface HistoricoPageProps
  extends Omit<ComponentProps<typeof ReportePage>, 'rows' | 'sumsOf' | 'children' | 'isLandscape'> {
  filas?: readonly FilaHistorico[];
  por?: 'semana' | 'mes';
}

/** A row a week or a month, with the money that was left of it; the balance at its end is not added up. */
export const HistoricoPage = ({ filas, por = 'semana', ...props }: HistoricoPageProps) => (
  <ReportePage
    {...props}
    rows={filas?.map(({ fecha, variacion, ...fila }) => ({
      ...fila,
      [por]: por === 'mes' ? monthName(fecha) : `${fecha} al ${sundayOf(fecha)}`,
      variacion: variacion && Number(variacion),
    }))}
    sumsOf={(rows) => addUp(rows, ...DINERO_HISTORICO)}
    isLandscape
  >
    <DataTable.Col source={por} data-whole />
    {sheetColumns(...DINERO_HISTORICO)}
    <DataTable.Col source="saldo" field={MoneyField} data-card="detail" />
    <DataTable.Col source="variacion" render={({ variacion }) => <Variacion value={variacion} />} />
  </ReportePage>
);
