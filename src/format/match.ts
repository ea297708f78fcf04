import leven from 'leven';
import { plain } from './text';

/** How alike what is typed must be to a word, from 0 to 1 (SPEC 9). */
const LEAST_SIMILARITY = 0.5;

/** Those whose label may be meant, best first, equals in their order; all of them where nothing is typed. */
export const matchLabels = <T extends { label: string }>(typed: string, all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, score: scoreOf(plain(typed), plain(one.label)) }))
    .filter(({ score }) => score >= LEAST_SIMILARITY)
    .sort((first, second) => second.score - first.score)
    .map(({ one }) => one);

/** A label that starts so comes before a word that does, that before any other place, and all before mere likeness. */
const scoreOf = (typed: string, label: string): number => {
  const words = label.split(/\s+/);
  if (label.startsWith(typed)) return 4;
  if (words.some((word) => word.startsWith(typed))) return 3;
  if (label.includes(typed)) return 2;

  return Math.max(...[label, ...words].map((word) => similarity(typed, word)));
};

/** The share of signs that need no change: 1 for the same word. */
const similarity = (one: string, other: string): number =>
  1 - leven(one, other) / Math.max(one.length, other.length);
