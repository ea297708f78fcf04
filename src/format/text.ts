const SHORTEST = 30;
const LONGEST = 40;

/** A server's success message, filled up with exclamation marks to a random 30 to 40 signs; a longer one stays (SPEC 5, 9). */
export const padMessage = (message: string, random: () => number = Math.random): string =>
  message.padEnd(SHORTEST + Math.floor(random() * (LONGEST - SHORTEST + 1)), '!');

/** A text as searches compare it: accents, case and the space around it aside. */
export const plain = (text: string): string =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Of the page that is shown, without what every title ends with: 'Nuevo gasto'. */
export const pageTitle = (): string => document.title.split(' · ').slice(0, -1).join(' · ');

/** How a person is named everywhere. */
export const fullName = ({ nombre, apellido }: { nombre: string; apellido: string }): string =>
  `${nombre} ${apellido}`.trim();

/** A word of the API as it is read: PAGADO and pagado are Pagado. */
export const wordText = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** '1 fila', '12 filas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Whether every word of a search stands in a text, accents and case aside. */
export const hasWords = (text: string, search: string): boolean =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));
