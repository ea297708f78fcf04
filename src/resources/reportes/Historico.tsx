import type { ComponentProps } from 'react';
import { DINERO_HISTORICO, type FilaHistorico } from '../../../contract/reportes';
import { sheetColumns } from '../../domain/sheetColumns';
import { chartDay, chartMonth, monthName, today } from '../../format/dates';
import { addWeeks, mondayOf, sundayOf } from '../../format/week';
import type { Plot } from '../../ui/report/plot/LinePlot';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp } from '../../ui/report/sums';
import { Variacion } from '../../ui/report/Variacion';
import { DataTable } from '../../ui/table/DataTable';
import { useReporte } from './useReporte';

export const twelveWeeks = () => addWeeks(mondayOf(today()), -11);

export default function Historico() {
  const { answer, page } = useReporte('historico', { about: 'one', start: twelveWeeks() });

  return <HistoricoPage {...page} empty="No hay semanas en estas fechas" filas={answer?.filas} />;
}

interface HistoricoPageProps
  extends Omit<ComponentProps<typeof ReportPage>, 'rows' | 'sumsOf' | 'children' | 'isLandscape' | 'plot'> {
  filas?: readonly FilaHistorico[];
  por?: 'semana' | 'mes';
}

/** A running week is compared with no whole one. */
const periodText = (text: string, isRunning = false) => (isRunning ? `${text}, en curso` : text);

const plotOf = (filas: readonly FilaHistorico[], por: 'semana' | 'mes'): Plot => ({
  title: filas.at(-1)?.en_curso
    ? `Ventas, premios y utilidad por ${por}, ${por === 'mes' ? 'el último' : 'la última'} en curso`
    : `Ventas, premios y utilidad por ${por}`,
  days: filas.map(({ fecha }) => fecha),
  dayText: por === 'mes' ? chartMonth : chartDay,
  lines: [
    { label: 'Ventas', values: filas.map(({ ventas }) => ventas) },
    { label: 'Premios', values: filas.map(({ premios }) => premios) },
    { label: 'Utilidad', values: filas.map(({ utilidad }) => utilidad) },
  ],
});

/** The closing balance has no sum. */
export const HistoricoPage = ({ filas, por = 'semana', ...props }: HistoricoPageProps) => (
  <ReportPage
    {...props}
    rows={filas?.map(({ fecha, variacion, en_curso, ...fila }) => ({
      ...fila,
      [por]: periodText(por === 'mes' ? monthName(fecha) : `${fecha} al ${sundayOf(fecha)}`, en_curso),
      variacion: variacion && Number(variacion),
    }))}
    sumsOf={(rows) => addUp(rows, ...DINERO_HISTORICO)}
    plot={filas && plotOf(filas, por)}
    isLandscape
  >
    <DataTable.Col source={por} data-whole />
    {sheetColumns(...DINERO_HISTORICO)}
    <DataTable.Col source="saldo" />
    <DataTable.Col source="variacion" render={({ variacion }) => <Variacion value={variacion} />} />
  </ReportPage>
);
