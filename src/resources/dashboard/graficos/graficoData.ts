import type { Tablero } from '../../../../contract/dashboard';
import type { Meaning } from '../colorOf';

export interface GraficoData {
  /** A question. */
  title: string;
  note: string;
  head: string;
  categories: readonly string[];
  /** Cents, one value per category; null for none. */
  series: readonly { label: string; meaning: Meaning; values: readonly (number | null)[] }[];
  isHorizontal?: boolean;
  hasTotal: boolean;
}

export const graficosOf = (tablero: Tablero): GraficoData[] => [
  ventasOf(tablero),
  {
    title: '¿Quién vende más?',
    note: 'Los 10 promotores con más ventas',
    head: 'PROMOTOR',
    categories: tablero.promotores.map(({ nombre }) => nombre),
    series: [{ label: 'Ventas', meaning: 'in', values: tablero.promotores.map(({ valor }) => valor) }],
    isHorizontal: true,
    hasTotal: true,
  },
  pagosOf(tablero),
];

const DIAS = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];
const THIS_WEEK = 'Esta semana';
const LAST_WEEK = 'Semana anterior';

const ventasOf = ({ por_dia, hoy, fecha_final }: Tablero): GraficoData => ({
  title: '¿Cómo va la semana?',
  note: 'Ventas por día',
  head: 'DÍA',
  categories: por_dia.map(({ fecha }, day) => `${DIAS[day % 7]} ${fecha.slice(8)}`),
  series: [
    {
      label: THIS_WEEK,
      meaning: 'in',
      values: por_dia.map(({ fecha, ventas }) => (fecha > hoy ? null : ventas)),
    },
    { label: LAST_WEEK, meaning: 'before', values: por_dia.map(({ ventas_anterior }) => ventas_anterior) },
  ],
  // A running week is compared with no whole one.
  hasTotal: hoy >= fecha_final,
});

const pagosOf = (tablero: Tablero): GraficoData => {
  const { hoy, fecha_final, por_semana } = tablero;
  const thisWeek = por_semana.at(-1);
  const pagos = [
    { name: 'Premios', now: thisWeek?.premios, before: tablero.premios_anterior },
    { name: 'Comisión', now: thisWeek?.comision, before: tablero.comision_anterior },
    { name: 'Gastos', now: thisWeek?.gastos, before: tablero.gastos_anterior },
    { name: 'Nomina', now: thisWeek?.nomina, before: por_semana.at(-2)?.nomina },
  ];

  return {
    title: '¿Qué se paga?',
    note: hoy < fecha_final ? 'Hasta el mismo día; la nomina, entera' : 'Ambas semanas enteras',
    head: 'PAGO',
    categories: pagos.map(({ name }) => name),
    series: [
      { label: THIS_WEEK, meaning: 'out', values: pagos.map(({ now = 0 }) => now) },
      { label: LAST_WEEK, meaning: 'before', values: pagos.map(({ before = 0 }) => before) },
    ],
    isHorizontal: true,
    hasTotal: true,
  };
};
