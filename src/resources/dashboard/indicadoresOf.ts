import type { Tablero } from '../../../contract/dashboard';
import type { Grupo } from '../../../contract/planillas';
import { counted } from '../../format/text';
import { listPath, sectionPath } from '../../section/sectionPath';
import type { FigureValue } from '../../ui/fields/Figures';
import { percentFigure, percentOf, percentText } from '../../ui/report/sums';
import type { Sums } from '../../ui/table/SumsFoot';
import type { Meaning } from './colorOf';

export interface Indicador {
  label: string;
  value: FigureValue;
  detail?: string;
  variacion?: Sums[string];
  to: string;
  meaning?: Meaning;
  /** The last weeks, oldest first, and what their line shows in words. */
  semanas?: { values: readonly number[]; words?: string };
}

export interface Tarea {
  label: string;
  /** How many wait. */
  count: number;
  detail?: string;
  to: string;
}

/** The administrator of the figures; '' for all. */
export interface Scope {
  fk_usuario: string;
  isOne: boolean;
}

type MoneyText = (cents: number) => string;

export const tareasOf = (tablero: Tablero, whose: Scope, moneyText: MoneyText): Tarea[] => {
  const { nominas_atrasadas, depositos_pendientes: depositos } = tablero;
  const waiting = (section: string, estado: string) => listPath(section, { ...ownOf(whose), estado });

  return [
    tarea('Premios por revisar', tablero.premios_por_revisar, waiting('premios', 'PENDIENTE'), moneyText),
    tarea('Premios por pagar', tablero.premios_por_pagar, waiting('premios', 'REVISADO'), moneyText),
    {
      ...tarea('Depósitos pendientes', depositos, waiting('depositos', 'P'), moneyText),
      ...(depositos.conteo > 0 && {
        detail: `Recibir ${moneyText(depositos.recibir)} · Entregar ${moneyText(depositos.entregar)}`,
      }),
    },
    tarea('Ventas sin cerrar', tablero.ventas_en_borrador, waiting('ventas', 'B'), moneyText),
    {
      label: 'Nominas por hacer',
      count: nominas_atrasadas,
      detail: nominas_atrasadas === 0 ? 'la semana anterior está hecha' : 'de la semana anterior',
      to: sectionPath('nomina'),
    },
  ];
};

/** The boxes of the administrators, and the loans that are not paid back. */
export const saldosOf = (tablero: Tablero, whose: Scope, moneyText: MoneyText): Indicador[] => {
  const { fecha, saldo, por_semana: weeks } = tablero;
  const { fk_usuario, isOne } = whose;

  return [
    {
      ...dinero('Saldo', saldo),
      // Movements exist for one administrator only; the balances cover all.
      to: isOne
        ? askPath('reportes', 'movimientos', { fk_usuario })
        : askPath('planillas', 'consolidado', { fecha }),
      meaning: resultOf(saldo),
      semanas: semanasOf(
        weeks.map((week) => week.saldo),
        moneyText,
      ),
    },
    grupo(
      'Préstamos por cobrar',
      tablero.prestamos_por_cobrar,
      PRESTAMOS,
      listPath('prestamos', { ...ownOf(whose), estado: 'A' }),
    ),
  ];
};

/** Leads to the promotores among whom those with a venta are counted. */
export const conVentaOf = (
  { promotores_con_venta, promotores_activos }: Tablero,
  whose: Scope,
): { text: string; to: string } => ({
  text: `Con venta esta semana: ${promotores_con_venta} de ${promotores_activos}`,
  to: listPath('vendedores', { ...ownOf(whose), estado: 'A' }),
});

export const indicadoresOf = (tablero: Tablero, whose: Scope, moneyText: MoneyText): Indicador[] => {
  const { fecha, fecha_final, hoy, ventas, ventas_anterior, premios_pagados, nominas_faltantes } = tablero;
  const { por_semana: weeks } = tablero;
  const { fk_usuario, isOne } = whose;
  const own = ownOf(whose);
  const week = { ...own, fecha_gte: fecha, fecha_lte: fecha_final };
  const paid = { ...own, estado: 'PAGADO', fecha_pago_gte: fecha, fecha_pago_lte: fecha_final };
  const before = hoy < fecha_final ? 'los mismos días de la semana anterior' : 'semana anterior';
  const missing = isOne ? 'sin su nomina' : `sin ${counted(nominas_faltantes, 'nomina', 'nominas')}`;

  return [
    {
      ...dinero('Ventas', ventas),
      variacion: percentOf(ventas - ventas_anterior, ventas_anterior),
      detail: `${before} ${moneyText(ventas_anterior)}`,
      to: listPath('ventas', { ...week, estado: 'C' }),
      meaning: 'in',
      semanas: semanasOf(
        weeks.map((one) => one.ventas),
        moneyText,
      ),
    },
    {
      ...grupo('Premios pagados en la semana', premios_pagados, PREMIOS, listPath('premios', paid)),
      meaning: 'out',
      semanas: semanasOf(
        weeks.map(({ premios }) => premios),
        moneyText,
      ),
    },
    {
      label: 'Premios / ventas',
      value: percentFigure(premios_pagados.valor, ventas),
      detail: 'de lo vendido en la semana',
      to: askPath('planillas', 'global', { fecha, fk_usuario }),
      meaning: 'out',
      semanas: semanasOf(
        weeks.map((one) => Number(percentOf(one.premios, one.ventas))),
        percentText,
      ),
    },
    {
      ...dinero('Gastos', tablero.gastos),
      to: listPath('gastos', { ...week, estado: 'A' }),
      meaning: 'out',
      semanas: semanasOf(
        weeks.map(({ gastos }) => gastos),
        moneyText,
      ),
    },
    {
      ...dinero('Utilidad', tablero.utilidad),
      detail: nominas_faltantes === 0 ? undefined : missing,
      to: askPath('reportes', isOne ? 'historico' : 'historico_global', { fk_usuario }),
      meaning: resultOf(tablero.utilidad),
      semanas: semanasOf(
        weeks.map(({ utilidad }) => utilidad),
        moneyText,
      ),
    },
  ];
};

const ownOf = ({ fk_usuario }: Scope) => (fk_usuario ? { fk_usuario } : {});

const resultOf = (cents: number): Meaning => (cents < 0 ? 'negative' : 'in');

const semanasOf = (values: readonly number[], format: MoneyText): Indicador['semanas'] => ({
  values,
  words:
    values.length > 1
      ? `Últimas ${values.length} semanas: entre ${format(Math.min(...values))} y ${format(Math.max(...values))}`
      : undefined,
});

type Words = readonly [one: string, many: string];

const PREMIOS: Words = ['premio', 'premios'];
const PRESTAMOS: Words = ['préstamo', 'préstamos'];

const tarea = (label: string, { conteo, valor }: Grupo, to: string, moneyText: MoneyText): Tarea => ({
  label,
  count: conteo,
  detail: conteo > 0 ? moneyText(valor) : undefined,
  to,
});

const dinero = (label: string, cents: number) => ({ label, value: { cents } });

const grupo = (label: string, { conteo, valor }: Grupo, words: Words, to: string): Indicador => ({
  ...dinero(label, valor),
  detail: counted(conteo, ...words),
  to,
});

const askPath = (section: string, screen: string, values: Record<string, string>): string => {
  const asked = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));

  return [sectionPath(section, screen), String(asked)].filter(Boolean).join('?');
};
