import type { Tablero } from '../../../contract/dashboard';
import { ofAllOwners } from '../../../contract/roles';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { type TableroFigure, TableroFigures } from '../../domain/TableroFigures';
import { formatMoney } from '../../format/money';
import type { FiguresProps } from '../../section/Section';

export default function ReportesFigures({ card = '' }: FiguresProps) {
  const { role } = useUsuarioActual();
  const figures = figuresOf(ofAllOwners.includes(role) ? ' de todos' : '')[card];

  return figures && <TableroFigures figures={figures} />;
}

const figuresOf = (whose: string): Readonly<Record<string, readonly TableroFigure[]>> => ({
  movimientos: [{ label: `saldo${whose}`, textOf: ({ saldo }) => formatMoney(saldo) }],
  depositos: [
    { label: 'pendientes', textOf: ({ depositos_pendientes }) => String(depositos_pendientes.conteo) },
    {
      label: 'por recibir',
      textOf: ({ depositos_pendientes }) => formatMoney(depositos_pendientes.recibir),
    },
  ],
  historico: [{ label: `utilidad${whose} esta semana`, textOf: ({ utilidad }) => formatMoney(utilidad) }],
  historico_global: [{ label: 'utilidad de la semana anterior', textOf: utilidadAnterior }],
});

/** The last of the weeks is the running one. */
const utilidadAnterior = ({ por_semana }: Tablero) => {
  const before = por_semana.at(-2);

  return before ? formatMoney(before.utilidad) : '—';
};
