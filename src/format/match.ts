import leven from 'leven';
import { plain } from './text';

/** SPEC 9.4, from 0 to 1. */
const LEAST_SIMILARITY = 0.5;

/** Best first; all if nothing is typed. */
export const matchLabels = <T extends { label: string }>(typed: string, all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, score: scoreOf(plain(typed), plain(one.label)) }))
    .filter(({ score }) => score >= LEAST_SIMILARITY)
    .sort((first, second) => second.score - first.score)
    .map(({ one }) => one);

/** Best: start of the label, start of a word, elsewhere, similar word. */
const scoreOf = (typed: string, label: string): number => {
  const words = label.split(/\s+/);
  if (label.startsWith(typed)) return 4;
  if (words.some((word) => word.startsWith(typed))) return 3;
  if (label.includes(typed)) return 2;

  return Math.max(...[label, ...words].map((word) => similarity(typed, word)));
};

const similarity = (one: string, other: string): number =>
  1 - leven(one, other) / Math.max(one.length, other.length);
