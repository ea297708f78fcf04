import type { Tablero } from '../../../../contract/dashboard';
import { formatMoney } from '../../../format/money';
import { wordText } from '../../../format/text';

/** A plot of bars and its table. */
export interface GraficoData {
  title: string;
  /** What the categories are: the head of the table's first column. */
  head: string;
  categories: readonly string[];
  /** Money in cents, a value a category. */
  series: readonly { label: string; values: readonly number[] }[];
  /** Names need room beside the bars; days and weeks stand below them. */
  isHorizontal?: boolean;
}

const DIAS = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];
/** The 16th of November: what fits below a bar. */
const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/** What the dashboard draws, in the order of the page. */
export const graficosOf = (tablero: Tablero): GraficoData[] => [
  {
    title: 'Ventas y premios por día',
    head: 'DÍA',
    categories: tablero.por_dia.map(({ fecha }, day) => `${DIAS[day % 7]} ${fecha.slice(8)}`),
    series: [
      { label: 'Ventas', values: tablero.por_dia.map(({ ventas }) => ventas) },
      { label: 'Premios pagados', values: tablero.por_dia.map(({ premios }) => premios) },
    ],
  },
  {
    title: 'Utilidad por semana',
    head: 'SEMANA DEL',
    categories: tablero.utilidad_por_semana.map(({ fecha }) => shortDay(fecha)),
    series: [{ label: 'Utilidad', values: tablero.utilidad_por_semana.map(({ utilidad }) => utilidad) }],
  },
  ranking('Los 10 promotores con más ventas', 'PROMOTOR', 'Ventas', tablero.promotores.map(toBar)),
  ranking('Ventas por sorteo', 'SORTEO', 'Ventas', tablero.sorteos.map(toBar)),
  ranking(
    'Premios por estado',
    'ESTADO',
    'Valor',
    tablero.premios_por_estado.map(({ estado, conteo, valor }) => ({
      name: `${wordText(estado)} (${conteo})`,
      valor,
    })),
  ),
  ranking(
    'Gastos por tipo',
    'TIPO',
    'Valor',
    tablero.gastos_por_tipo.map(({ tipo, valor }) => ({
      name: wordText(tipo),
      valor,
    })),
  ),
];

const toBar = ({ nombre, valor }: { nombre: string; valor: number }) => ({ name: nombre, valor });

const ranking = (
  title: string,
  head: string,
  label: string,
  bars: readonly { name: string; valor: number }[],
): GraficoData => ({
  title,
  head,
  categories: bars.map(({ name }) => name),
  series: [{ label, values: bars.map(({ valor }) => valor) }],
  isHorizontal: true,
});

/** A plot in words, for who does not see it: its totals and its highest bars. */
export const summaryOf = ({ title, categories, series }: GraficoData): string =>
  `${title}. ${series.map((one) => describe(one, categories)).join(' ')}`;

const describe = (
  { label, values }: GraficoData['series'][number],
  categories: readonly string[],
): string => {
  const total = values.reduce((sum, value) => sum + value, 0);
  const highest = Math.max(...values);

  return `${label}: ${formatMoney(total)} en total, lo más en ${categories[values.indexOf(highest)]} con ${formatMoney(highest)}.`;
};
