import type { AnswerOf } from '../../../contract/call';
import type { FilaVentas, planillasCalls } from '../../../contract/planillas';
import type { Report } from '../../ui/report/report';

type Answer = AnswerOf<typeof planillasCalls.ventas>;

const DIAS = ['LUN', 'MAR', 'MIÉ', 'JUE', 'VIE', 'SÁB', 'DOM'];

/** A row a promotor: the days, TOTAL, COMISIÓN, NETO. */
export const ventasReport = ({ dias, filas }: Answer): Report<FilaVentas> => ({
  label: 'Planilla de Ventas',
  groups: [{ rows: filas }],
  columns: [
    { label: 'PROMOTOR', value: ({ promotor }) => promotor, card: 'title' },
    ...DIAS.map((label, day) => {
      const feriado = dias[day]?.feriado;

      return {
        label,
        kind: 'money' as const,
        value: (fila: FilaVentas) => fila.dias[day] ?? 0,
        mark: feriado ? { text: 'Feriado', title: feriado } : undefined,
      };
    }),
    { label: 'TOTAL', kind: 'money', value: ({ total }) => total, card: 'value' },
    { label: 'COMISIÓN', kind: 'money', value: ({ comision }) => comision },
    { label: 'NETO', kind: 'money', value: ({ neto }) => neto },
  ],
});

/** The holidays of the week by name, for paper and for fingers, which meet no title. */
export const feriadosText = ({ dias }: Answer): string =>
  dias.flatMap(({ feriado }, day) => (feriado ? [`${DIAS[day]} ${feriado}`] : [])).join(', ');
