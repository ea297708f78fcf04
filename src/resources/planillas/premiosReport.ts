import type { AnswerOf } from '../../../contract/call';
import type { FilaPremios, planillasCalls } from '../../../contract/planillas';
import { EstadoPremio } from '../../../contract/premios';
import { wordText } from '../../format/text';
import { groupRows, type Report, sum } from '../../ui/report/report';

type Answer = AnswerOf<typeof planillasCalls.premios>;

/** A row a premio, below its promotor. */
export const premiosReport = ({ filas }: Answer): Report<FilaPremios> => ({
  label: 'Planilla de Premios',
  groupLabel: 'PROMOTOR',
  groups: groupRows(
    filas,
    ({ fk_vendedor }) => fk_vendedor,
    ({ promotor }) => promotor,
  ),
  columns: [
    { label: 'SECUENCIA', value: ({ id }) => String(id), card: 'title', isWhole: true },
    { label: 'FECHA', value: ({ fecha }) => fecha, isWhole: true },
    { label: 'SORTEO', value: ({ sorteo }) => sorteo },
    { label: 'COLILLA', value: ({ colilla }) => colilla, isWhole: true },
    { label: 'VALOR', kind: 'money', value: ({ valor }) => valor, card: 'value' },
    { label: 'ESTADO', value: ({ estado }) => wordText(estado), isWhole: true },
    { label: 'REVISOR', value: ({ revisor }) => revisor },
    { label: 'FECHA PAGO', value: ({ fecha_pago }) => fecha_pago, isWhole: true },
  ],
});

interface Estado {
  estado: string;
  conteo: number;
  valor: number;
}

/** The foot of the sheet: how many premios are in each state, and their values. */
export const estadosReport = ({ filas }: Answer): Report<Estado> => ({
  label: 'Premios por estado',
  groups: [
    {
      rows: estadosOf(filas).map((estado) => {
        const rows = filas.filter((fila) => fila.estado === estado);

        return { estado, conteo: rows.length, valor: sum(rows, ({ valor }) => valor) };
      }),
    },
  ],
  columns: [
    { label: 'ESTADO', value: ({ estado }) => wordText(estado), card: 'title' },
    { label: 'PREMIOS', kind: 'count', value: ({ conteo }) => conteo },
    { label: 'VALOR', kind: 'money', value: ({ valor }) => valor, card: 'value' },
  ],
});

/** In the order of a premio's life, those that occur. */
const estadosOf = (filas: readonly FilaPremios[]): string[] => {
  const found = new Set(filas.map(({ estado }) => estado));
  const known = EstadoPremio.options.filter((estado) => found.has(estado));

  return [...new Set<string>([...known, ...found])];
};
