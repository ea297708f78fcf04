import { counted } from '../../../format/text';
import { faultyColumn } from './gridRow';
import type { Texts } from './gridRows';

/** "3 filas pegadas: 2 correctas, 1 por corregir" */
export const pastedText = (texts: readonly Texts[], cifras: number): { text: string; areRight: boolean } => {
  const isRight = ([colilla, valor]: Texts) => faultyColumn({ key: 0, colilla, valor }, cifras) === undefined;
  const right = texts.filter(isRight).length;
  const wrong = texts.length - right;
  const parts = [
    right === 0 ? 'ninguna correcta' : counted(right, 'correcta', 'correctas'),
    ...(wrong > 0 ? [`${wrong} por corregir`] : []),
  ];

  return {
    text: `${counted(texts.length, 'fila pegada', 'filas pegadas')}: ${parts.join(', ')}`,
    areRight: wrong === 0,
  };
};
