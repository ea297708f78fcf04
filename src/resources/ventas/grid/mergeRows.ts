import { visible } from '../../../format/text';
import { centsOf, isBlank, type Row } from './gridRow';

/** A row that both changed. A missing side removed it. */
export interface AskedRow {
  key: number;
  /** From 1, among the merged rows. */
  fila: number;
  mine?: Row;
  theirs?: Row;
}

interface Versions {
  /** The rows from which both began. */
  base: readonly Row[];
  mine: readonly Row[];
  theirs: readonly Row[];
}

/**
 * The rows of two people: those that one of them changed, added or removed are as that one left them. A row that both
 * changed is asked; until then it stays as `mine` has it. The order is theirs; rows that I added follow the row before
 * them, and what they added there.
 */
export const mergeRows = (versions: Versions) => {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(byKey) as Sides;
  const rows: Row[] = [];
  const asked: AskedRow[] = [];
  for (const key of orderOf(versions)) {
    const [was, typed, stored] = [base, mine, theirs].map((side) => contentOf(side.get(key)));
    const isMine = typed === stored || stored === was;
    const isAsked = !isMine && typed !== was;
    if (isAsked) {
      asked.push({ key, fila: rows.length + 1, mine: mine.get(key), theirs: theirs.get(key) });
    }
    const row = (isMine || isAsked ? mine : theirs).get(key);
    if (row) rows.push(row);
  }

  return { rows, asked };
};

type Side = ReadonlyMap<number, Row>;
type Sides = [base: Side, mine: Side, theirs: Side];

const byKey = (rows: readonly Row[]): Side => new Map(rows.map((row) => [row.key, row]));

/** Equal for rows that say the same; a blank row says as much as none. */
const contentOf = (row: Row | undefined): string | undefined => {
  if (!row || isBlank(row)) return undefined;
  const { colilla, valor } = row;

  return JSON.stringify([visible(colilla), centsOf(valor) ?? visible(valor)]);
};

/** The keys of both sides. */
const orderOf = ({ mine, theirs }: Versions): number[] => {
  const known = new Set(theirs.map(({ key }) => key));
  /** Keys that only I have, by the key of theirs before them. */
  const followers = new Map<number | undefined, number[]>();
  let before: number | undefined;
  for (const { key } of mine) {
    if (known.has(key)) before = key;
    else followers.set(before, [...(followers.get(before) ?? []), key]);
  }

  const own = new Set(mine.map(({ key }) => key));
  const keys: number[] = [];
  let pending = followers.get(undefined) ?? [];
  for (const { key } of theirs) {
    if (own.has(key)) {
      keys.push(...pending);
      pending = followers.get(key) ?? [];
    }
    keys.push(key);
  }

  return [...keys, ...pending];
};
