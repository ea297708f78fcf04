import type { Tablero } from '../../../contract/dashboard';
import type { Grupo } from '../../../contract/planillas';
import { formatMoney } from '../../format/money';
import { counted } from '../../format/text';
import type { Sums } from '../../ui/list/SumsFoot';
import { percentOf, percentText } from '../../ui/report/sums';
import { sectionPath } from '../../ui/section/sectionPath';
import { askPath, listPath } from './listPath';

export interface Indicador {
  label: string;
  value: string;
  detail?: string;
  /** Against the last week, in percent. */
  variacion?: Sums[string];
  /** The list behind it. */
  to: string;
}

/** Whose figures they are: '' for those of all that the user may see. */
export interface Whose {
  fk_usuario: string;
  /** One administrator's, so that there is one cash to look at. */
  isOne: boolean;
}

/** What waits for somebody, each with the way to it. */
export const tareasOf = (tablero: Tablero, { fk_usuario }: Whose): Indicador[] => {
  const own: Record<string, string> = fk_usuario ? { fk_usuario } : {};
  const { nominas_atrasadas } = tablero;

  return [
    {
      label: 'Premios por revisar',
      ...grupo(tablero.premios_por_revisar, 'premio', 'premios'),
      to: listPath('premios', { ...own, estado: 'PENDIENTE' }),
    },
    {
      label: 'Premios por pagar',
      ...grupo(tablero.premios_por_pagar, 'premio', 'premios'),
      to: listPath('premios', { ...own, estado: 'REVISADO' }),
    },
    {
      label: 'Depósitos pendientes',
      ...grupo(tablero.depositos_pendientes, 'solicitud', 'solicitudes'),
      to: listPath('depositos', { ...own, estado: 'P' }),
    },
    {
      label: 'Ventas sin cerrar',
      ...grupo(tablero.ventas_en_borrador, 'borrador', 'borradores'),
      to: listPath('ventas', { ...own, estado: 'B' }),
    },
    {
      label: 'Nominas por hacer',
      value: String(nominas_atrasadas),
      detail: nominas_atrasadas === 0 ? 'la semana anterior está hecha' : 'de la semana anterior',
      to: sectionPath('nomina'),
    },
  ];
};

/** The figures of the week, each with the way to what it is made of. */
export const indicadoresOf = (tablero: Tablero, { fk_usuario, isOne }: Whose): Indicador[] => {
  const { fecha, fecha_final, hoy, ventas, ventas_anterior, premios_pagados, nominas_faltantes } = tablero;
  const own: Record<string, string> = fk_usuario ? { fk_usuario } : {};
  const week = { ...own, fecha_gte: fecha, fecha_lte: fecha_final };

  return [
    {
      label: 'Ventas',
      value: formatMoney(ventas),
      variacion: percentOf(ventas - ventas_anterior, ventas_anterior),
      detail: `${hoy < fecha_final ? 'los mismos días de la semana anterior' : 'semana anterior'} ${formatMoney(ventas_anterior)}`,
      to: listPath('ventas', { ...week, estado: 'C' }),
    },
    {
      label: 'Premios pagados',
      ...grupo(premios_pagados, 'premio', 'premios'),
      to: listPath('premios', {
        ...own,
        estado: 'PAGADO',
        fecha_pago_gte: fecha,
        fecha_pago_lte: fecha_final,
      }),
    },
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
      detail:
        nominas_faltantes === 0
          ? undefined
          : isOne
            ? 'sin su nomina'
            : `sin ${counted(nominas_faltantes, 'nomina', 'nominas')}`,
      to: askPath('reportes', isOne ? 'historico' : 'historico_global', { fk_usuario }),
    },
    {
      label: 'Saldo',
      value: formatMoney(tablero.saldo),
      // Movements are those of one cash; the balances of all stand side by side.
      to: isOne
        ? askPath('reportes', 'movimientos', { fk_usuario })
        : askPath('planillas', 'consolidado', { fecha }),
    },
    {
      label: 'Préstamos por cobrar',
      ...grupo(tablero.prestamos_por_cobrar, 'préstamo', 'préstamos'),
      to: listPath('prestamos', { ...own, estado: 'A' }),
    },
    {
      label: 'Promotores con venta',
      value: `${tablero.promotores_con_venta} / ${tablero.promotores_activos}`,
      detail: 'de los activos',
      to: listPath('vendedores', { ...own, estado: 'A' }),
    },
  ];
};

const grupo = ({ conteo, valor }: Grupo, one: string, many: string) => ({
  value: formatMoney(valor),
  detail: counted(conteo, one, many),
});
