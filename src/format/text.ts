const SHORTEST = 30;
const LONGEST = 40;

/** SPEC 5.8: exclamation marks up to a random length of 30 to 40. */
export const padMessage = (message: string, random: () => number = Math.random): string =>
  message.padEnd(SHORTEST + Math.floor(random() * (LONGEST - SHORTEST + 1)), '!');

/** Trimmed, without signs that nobody sees, which copied texts bring (Unicode Cf). */
export const visible = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();

/** As a CSV quotes a cell. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** For comparisons: trimmed, without accents, case, invisible characters and curls of apostrophes. */
export const plain = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘´ʼ]/g, "'")
    .toLowerCase();

export const fullName = ({ nombre, apellido }: { nombre: string; apellido: string }): string =>
  `${nombre} ${apellido}`.trim();

/** '' for anything without a name. */
export const personText = (value: unknown): string => {
  const { nombre = '', apellido = '' } = Object(value ?? {});

  return fullName({ nombre: String(nombre), apellido: String(apellido) });
};

export const wordText = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const counts = new Intl.NumberFormat('en-US');

/** 12345 → '12,345', as money is written. */
export const formatCount = (count: number): string => counts.format(count);

export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A comma parts the words of a name, "Cedeño, Mariana"; one before a digit belongs to an amount. */
const WORD = /(?:[^\s,;]|,(?=\d))+/g;

/** As the API searches. */
export const hasWords = (text: string, search: string): boolean =>
  (plain(search).match(WORD) ?? []).every((word) => plain(text).includes(word));
