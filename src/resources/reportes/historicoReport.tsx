import type { FilaHistorico } from '../../../contract/reportes';
import { monthName } from '../../format/dates';
import { sundayOf } from '../../format/week';
import type { Report } from '../../ui/report/report';
import { Variacion } from '../../ui/report/Variacion';

const MONEY = [
  ['VENTAS', 'ventas'],
  ['COMISIÓN', 'comision'],
  ['PREMIOS', 'premios'],
  ['GASTOS', 'gastos'],
  ['INGRESOS', 'ingresos'],
  ['NÓMINA', 'nomina'],
  ['UTILIDAD', 'utilidad'],
] as const;

/** A row a week or a month, to what was left of it. */
export const historicoReport = (
  label: string,
  filas: readonly FilaHistorico[],
  por: 'semana' | 'mes' = 'semana',
): Report<FilaHistorico> => ({
  label,
  groups: [{ rows: filas }],
  columns: [
    {
      label: por === 'mes' ? 'MES' : 'SEMANA',
      value: ({ fecha }) => (por === 'mes' ? monthName(fecha) : `${fecha} al ${sundayOf(fecha)}`),
      card: 'title',
      isWhole: true,
    },
    ...MONEY.map(([head, field]) => ({
      label: head,
      kind: 'money' as const,
      value: (fila: FilaHistorico) => fila[field],
      card: field === 'utilidad' ? ('value' as const) : undefined,
    })),
    // A balance of the end of a week is not added up.
    { label: 'SALDO', kind: 'money', value: ({ saldo }) => saldo, total: () => '' },
    {
      label: 'VAR %',
      kind: 'percent',
      value: variacionOf,
      cell: (fila) => <Variacion value={variacionOf(fila)} />,
    },
  ],
});

const variacionOf = ({ variacion }: FilaHistorico) => (variacion === '' ? '' : Number(variacion));
