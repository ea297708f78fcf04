import type { ComponentType } from 'react';
import { matchLabels } from '../../format/match';
import { plain } from '../../format/text';

export interface Destination {
  to: string;
  label: string;
  /** Distinguishes entries of the same name. */
  detail?: string;
  icon: ComponentType;
  group: string;
}

/** The state of the location of a chosen destination: the page takes the focus. */
export const ARRIVING = { arriving: true };

interface Found {
  records: readonly Destination[];
  isPending: boolean;
}

/** Pages, then records, then similar pages. Waits for the records, because Enter takes the first entry. */
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
