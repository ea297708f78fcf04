import { type RawBuilder, sql } from 'kysely';

const LETTERS = 'áéíóúüàèìòùâêîôûäëïöçãõ';
const APOSTROPHES = '’‘´ʼ';
const CURLED = new RegExp(`[${APOSTROPHES}]`, 'g');

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(CURLED, "'");

/** `lower` of some databases only knows ASCII, so the capitals are here too. */
const translated = (text: RawBuilder<unknown>, letters: string, plain: string): RawBuilder<unknown> =>
  sql`translate(lower(${text}), ${sql.lit(letters)}, ${sql.lit(plain)})`;

const ACCENTED = LETTERS + LETTERS.toUpperCase() + APOSTROPHES;
const PLAIN = plainLetters(ACCENTED);

/** `translate` is slow, so only texts with accents pay it. `lower` of the others knows only ASCII: a third of the time. */
const isAscii = (text: RawBuilder<unknown>) => sql`octet_length(${text}) = char_length(${text})`;

/** A stored text without case and accents, for a search. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${isAscii(text)}
    then lower(${text} collate "C") else ${translated(text, `${ACCENTED}ñÑ`, `${PLAIN}nn`)} end`;

/** A word of a search, as `folded` folds a stored text. */
export const foldWord = plainLetters;

/** The key by which a Spanish dictionary orders a text: case and accents aside, ñ after n. PGlite has no such collation. */
export const dictionaryKey = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(case when ${isAscii(text)} then lower(${text} collate "C")
    else replace(${translated(text, `${ACCENTED}Ñ`, `${PLAIN}ñ`)}, 'ñ', 'n~') end) collate "C"`;
