import type { Tablero } from '../../../contract/dashboard';
import { ofAllOwners } from '../../../contract/roles';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { type TableroFigure, TableroFigures } from '../../domain/TableroFigures';
import type { FiguresProps } from '../../section/Section';
import type { FigureValue } from '../../ui/fields/Figures';

export default function ReportesFigures({ card = '' }: FiguresProps) {
  const { role } = useUsuarioActual();
  const figures = figuresOf(ofAllOwners.includes(role) ? ' de todos' : '')[card];

  return figures && <TableroFigures figures={figures} />;
}

const figuresOf = (whose: string): Readonly<Record<string, readonly TableroFigure[]>> => ({
  movimientos: [{ label: `saldo${whose}`, figureOf: ({ saldo }) => ({ cents: saldo }) }],
  depositos: [
    { label: 'pendientes', figureOf: ({ depositos_pendientes }) => ({ count: depositos_pendientes.conteo }) },
    {
      label: 'por recibir',
      figureOf: ({ depositos_pendientes }) => ({ cents: depositos_pendientes.recibir }),
    },
  ],
  historico: [{ label: `utilidad${whose} esta semana`, figureOf: ({ utilidad }) => ({ cents: utilidad }) }],
  historico_global: [{ label: 'utilidad de la semana anterior', figureOf: utilidadAnterior }],
});

/** The last of the weeks is the running one. */
const utilidadAnterior = ({ por_semana }: Tablero): FigureValue => {
  const before = por_semana.at(-2);

  return before ? { cents: before.utilidad } : { text: '—' };
};
