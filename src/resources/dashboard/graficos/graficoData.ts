import type { Tablero } from '../../../../contract/dashboard';
import { chartDay } from '../../../format/dates';
import { wordText } from '../../../format/text';

export interface GraficoData {
  title: string;
  head: string;
  categories: readonly string[];
  /** Cents, one value per category. */
  series: readonly { label: string; values: readonly number[] }[];
  isHorizontal?: boolean;
}

const DIAS = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];

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
    categories: tablero.utilidad_por_semana.map(({ fecha }) =>
      fecha === tablero.fecha && tablero.hoy < tablero.fecha_final
        ? `${chartDay(fecha)} en curso`
        : chartDay(fecha),
    ),
    series: [{ label: 'Utilidad', values: tablero.utilidad_por_semana.map(({ utilidad }) => utilidad) }],
  },
  ranking('Los 10 promotores con más ventas', 'PROMOTOR', 'Ventas', tablero.promotores),
  ranking('Ventas por sorteo', 'SORTEO', 'Ventas', tablero.sorteos),
  ranking(
    'Premios de los sorteos de la semana, por estado',
    'ESTADO',
    'Valor',
    tablero.premios_por_estado.map(({ estado, conteo, valor }) => ({
      nombre: `${wordText(estado)} (${conteo})`,
      valor,
    })),
  ),
  ranking(
    'Gastos por tipo',
    'TIPO',
    'Valor',
    tablero.gastos_por_tipo.map(({ tipo, valor }) => ({ nombre: wordText(tipo), valor })),
  ),
];

const ranking = (
  title: string,
  head: string,
  label: string,
  bars: readonly { nombre: string; valor: number }[],
): GraficoData => ({
  title,
  head,
  categories: bars.map(({ nombre }) => nombre),
  series: [{ label, values: bars.map(({ valor }) => valor) }],
  isHorizontal: true,
});
