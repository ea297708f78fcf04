import type { ComponentType } from 'react';
import { matchLabels } from '../../format/match';
import { plain } from '../../format/text';

/** A place of the program that somebody may mean. */
export interface Destination {
  /** Its address, or the key of the store that a command sets: no two have the same. */
  to: string;
  isCommand?: boolean;
  label: string;
  /** What tells it from others of that name. */
  detail?: string;
  icon: ComponentType;
  /** Under which heading it stands. */
  group: string;
}

interface Found {
  records: readonly Destination[];
  isPending: boolean;
}

/**
 * Pages that are called so, then records. What is merely like it comes last, and not before it is known whether there is
 * anything better: Enter takes what stands first.
 */
export const arrange = (
  typed: string,
  pages: readonly Destination[],
  { records, isPending }: Found,
): Destination[] => {
  const like = matchLabels(typed, pages);
  const isNamed = like.some(({ label }) => plain(label).includes(plain(typed)));
  if (isNamed) return [...like, ...records];

  return isPending ? [] : [...records, ...like];
};
