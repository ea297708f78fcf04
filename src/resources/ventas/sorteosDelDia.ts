import { DIAS, type Sorteo } from '../../../contract/sorteos';

/** The draws that play on a day; a national holiday stops those that keep it. */
export const sorteosDelDia = <T extends Pick<Sorteo, 'dias' | 'juega_feriado'>>(
  sorteos: readonly T[],
  fecha: string,
  isFeriado: boolean,
): T[] => {
  const dia = DIAS[(new Date(`${fecha}T00:00:00Z`).getUTCDay() + 6) % 7];

  return sorteos.filter(
    ({ dias, juega_feriado }) =>
      dia !== undefined && dias.includes(dia) && !(isFeriado && juega_feriado === 'N'),
  );
};
