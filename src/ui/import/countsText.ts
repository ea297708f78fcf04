import { counted } from '../../format/text';
import type { Counts } from './rows';

const ONE_AND_MORE = {
  nuevas: ['nueva', 'nuevas'],
  cambiadas: ['cambia', 'cambian'],
  iguales: ['sin cambios', 'sin cambios'],
  faulty: ['con errores', 'con errores'],
} as const;

/** '950 nuevas, 30 cambian y 20 sin cambios' */
export const countsText = (counts: Partial<Counts>): string => {
  const parts = Object.entries(ONE_AND_MORE).flatMap(([name, [one, more]]) => {
    const count = counts[name as keyof Counts] ?? 0;

    return count === 0 ? [] : [counted(count, one, more)];
  });

  return new Intl.ListFormat('es').format(parts.length === 0 ? ['ninguna fila'] : parts);
};
