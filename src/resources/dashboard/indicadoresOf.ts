import type { Tablero } from '../../../contract/dashboard';
import type { Grupo } from '../../../contract/planillas';
import { formatMoney } from '../../format/money';
import { counted } from '../../format/text';
import { listPath, sectionPath } from '../../section/sectionPath';
import { percentOf, percentText } from '../../ui/report/sums';
import type { Sums } from '../../ui/table/SumsFoot';

export interface Indicador {
  label: string;
  value: string;
  detail?: string;
  variacion?: Sums[string];
  to: string;
}

/** The administrator of the figures; '' for all. */
export interface Scope {
  fk_usuario: string;
  isOne: boolean;
}

export const tareasOf = (tablero: Tablero, { fk_usuario }: Scope): Indicador[] => {
  const { nominas_atrasadas } = tablero;
  const waiting = (section: string, estado: string) =>
    listPath(section, { ...(fk_usuario && { fk_usuario }), estado });

  return [
    grupo('Premios por revisar', tablero.premios_por_revisar, PREMIOS, waiting('premios', 'PENDIENTE')),
    grupo('Premios por pagar', tablero.premios_por_pagar, PREMIOS, waiting('premios', 'REVISADO')),
    depositosOf(tablero, waiting('depositos', 'P')),
    grupo('Ventas sin cerrar', tablero.ventas_en_borrador, BORRADORES, waiting('ventas', 'B')),
    {
      label: 'Nominas por hacer',
      value: String(nominas_atrasadas),
      detail: nominas_atrasadas === 0 ? 'la semana anterior está hecha' : 'de la semana anterior',
      to: sectionPath('nomina'),
    },
  ];
};

export const indicadoresOf = (tablero: Tablero, { fk_usuario, isOne }: Scope): Indicador[] => {
  const { fecha, fecha_final, hoy, ventas, ventas_anterior, premios_pagados, nominas_faltantes } = tablero;
  const own = fk_usuario && { fk_usuario };
  const week = { ...own, fecha_gte: fecha, fecha_lte: fecha_final };
  const paid = { ...own, estado: 'PAGADO', fecha_pago_gte: fecha, fecha_pago_lte: fecha_final };
  const before = hoy < fecha_final ? 'los mismos días de la semana anterior' : 'semana anterior';
  const missing = isOne ? 'sin su nomina' : `sin ${counted(nominas_faltantes, 'nomina', 'nominas')}`;

  return [
    {
      label: 'Ventas',
      value: formatMoney(ventas),
      variacion: percentOf(ventas - ventas_anterior, ventas_anterior),
      detail: `${before} ${formatMoney(ventas_anterior)}`,
      to: listPath('ventas', { ...week, estado: 'C' }),
    },
    grupo('Premios pagados en la semana', premios_pagados, PREMIOS, listPath('premios', paid)),
    {
      label: 'Premios / ventas',
      value: percentText(percentOf(premios_pagados.valor, ventas)),
      detail: 'de lo vendido en la semana',
      to: askPath('planillas', 'global', { fecha, fk_usuario }),
    },
    {
      label: 'Gastos',
      value: formatMoney(tablero.gastos),
      to: listPath('gastos', { ...week, estado: 'A' }),
    },
    {
      label: 'Utilidad',
      value: formatMoney(tablero.utilidad),
      detail: nominas_faltantes === 0 ? undefined : missing,
      to: askPath('reportes', isOne ? 'historico' : 'historico_global', { fk_usuario }),
    },
    {
      label: 'Saldo',
      value: formatMoney(tablero.saldo),
      // Movements exist for one administrator only; the balances cover all.
      to: isOne
        ? askPath('reportes', 'movimientos', { fk_usuario })
        : askPath('planillas', 'consolidado', { fecha }),
    },
    grupo(
      'Préstamos por cobrar',
      tablero.prestamos_por_cobrar,
      ['préstamo', 'préstamos'],
      listPath('prestamos', { ...own, estado: 'A' }),
    ),
    {
      label: 'Promotores con venta',
      value: `${tablero.promotores_con_venta} / ${tablero.promotores_activos}`,
      detail: 'de los activos',
      to: listPath('vendedores', { ...own, estado: 'A' }),
    },
  ];
};

type Words = readonly [one: string, many: string];

const PREMIOS: Words = ['premio', 'premios'];
const SOLICITUDES: Words = ['solicitud', 'solicitudes'];
const BORRADORES: Words = ['borrador', 'borradores'];

const grupo = (label: string, { conteo, valor }: Grupo, words: Words, to: string): Indicador => ({
  label,
  value: formatMoney(valor),
  detail: counted(conteo, ...words),
  to,
});

const depositosOf = ({ depositos_pendientes }: Tablero, to: string): Indicador => {
  const { conteo, recibir, entregar } = depositos_pendientes;

  return {
    label: 'Depósitos pendientes',
    value: counted(conteo, ...SOLICITUDES),
    detail: `Recibir ${formatMoney(recibir)} · Entregar ${formatMoney(entregar)}`,
    to,
  };
};

const askPath = (section: string, screen: string, values: Record<string, string>): string => {
  const asked = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));

  return [sectionPath(section, screen), String(asked)].filter(Boolean).join('?');
};
