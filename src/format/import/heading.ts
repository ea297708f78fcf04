import { plain } from '../text';

/** The names of each field, as `bare` writes them. */
export type Headings = readonly (readonly string[])[];

/** Ignores case, accents, underscores and the required mark. */
export const bare = (text: string): string =>
  plain(text)
    .replace(/[_*:.\s]+/g, ' ')
    .trim();

/** How many fields a row names. */
export const headScore = (cells: readonly string[], headings: Headings = []): number => {
  const heads = new Set(cells.map(bare));

  return headings.filter((names) => names.some((name) => heads.has(name))).length;
};
