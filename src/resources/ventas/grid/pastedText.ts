import { faultyColumn } from './gridRow';
import type { Texts } from './gridRows';

const MOST_NAMED = 10;

export interface Said {
  severity: 'success' | 'error';
  text: string;
  /** It goes with the last row that is to be corrected. */
  untilCorrected?: boolean;
}

/** Says how many rows came, and the numbers of those to be corrected. */
export const pastedText = (texts: readonly Texts[], first: number, cifras: number): Said => {
  const faulty = texts.flatMap(([colilla, valor], n) =>
    faultyColumn({ key: n, colilla, valor }, cifras) ? [String(first + n)] : [],
  );
  const came = texts.length === 1 ? 'Se pegó 1 fila.' : `Se pegaron ${texts.length} filas.`;
  if (faulty.length === 0) return { severity: 'success', text: came };

  const more = faulty.length - MOST_NAMED;
  const named = new Intl.ListFormat('es').format([
    ...faulty.slice(0, MOST_NAMED),
    ...(more > 0 ? [`${more} más`] : []),
  ]);

  return {
    severity: 'error',
    text: `${came} Por corregir: ${faulty.length === 1 ? 'la' : 'las'} ${named}. F8 lleva a la siguiente.`,
    untilCorrected: true,
  };
};
