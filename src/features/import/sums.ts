import { dollarsToCents } from '../../../contract/common';
import { grouped } from '../../../contract/derive';
import type { Celda } from '../../../contract/importar';
import { valueText } from '../../ui/fields/ValueField';
import type { Review } from './importCalls';
import { type ImportRow, isFaulty } from './rows';
import type { ImportSection, Target } from './targets';

/** In cents: as it stands in the file, and as it is stored. */
export interface Amounts {
  rows: number;
  file: number;
  stored: number;
}

interface Amount extends Omit<Amounts, 'rows'> {
  fila: number;
}

export interface ControlSum extends Amounts {
  target: Target;
  /** Rows whose amount is not stored as it stands in the file. */
  differing: readonly Amount[];
  /** Numbers of the rows whose amount cannot be read. */
  unread: readonly number[];
  /** By day and by kind, where there are several. */
  groups: readonly { label: string; parts: readonly (Amounts & { name: string })[] }[];
}

/** The sums of each column of money that the file fills. */
export const controlSums = (
  rows: readonly ImportRow[],
  { filled }: Review,
  section: ImportSection,
): ControlSum[] =>
  filled
    .filter(({ field }) => field.kind === 'money')
    .map(({ source, field }) => {
      // A formula without its result has no text, but an error.
      const given = rows.filter(({ cells: { [source]: { text = '', error } = {} } }) => text !== '' || error);
      const amounts = given.flatMap((row) => amountOf(row, source) ?? []);
      const read = new Set(amounts.map(({ fila }) => fila));

      return {
        ...addUp(amounts),
        target: { source, field },
        differing: amounts.filter(({ file, stored }) => file !== stored),
        unread: rows
          .filter((row) => row.refused !== undefined || (given.includes(row) && !read.has(row.fila)))
          .map(({ fila }) => fila),
        groups: groupersOf(section).flatMap((grouper) => {
          const parts = groupsOf(given, grouper, section.defaults[grouper.source]).map(([name, own]) => ({
            name,
            ...addUp(own.flatMap((row) => amountOf(row, source) ?? [])),
          }));

          return parts.length > 1 ? [{ label: grouper.field.label, parts }] : [];
        }),
      };
    });

/** Undefined where the amount cannot be read. */
const amountOf = (row: ImportRow, source: string): Amount | undefined => {
  const file = dollarsToCents(String(row.cells[source]?.value ?? ''));
  if (file === undefined) return undefined;
  const told = row.outcome?.importes.find(({ campo }) => campo === source);

  return { fila: row.fila, file, stored: isFaulty(row) ? 0 : (dollarsToCents(told?.valor ?? '') ?? 0) };
};

const addUp = (amounts: readonly Amount[]): Amounts => ({
  rows: amounts.length,
  file: amounts.reduce((sum, { file }) => sum + file, 0),
  stored: amounts.reduce((sum, { stored }) => sum + stored, 0),
});

/** The first day and the first choice of a section. */
const groupersOf = ({ targets }: ImportSection): Target[] =>
  (['day', 'choice'] as const).flatMap((kind) => targets.find(({ field }) => field.kind === kind) ?? []);

const groupsOf = (
  rows: readonly ImportRow[],
  { source, field }: Target,
  byDefault: Celda | undefined,
): [name: string, rows: ImportRow[]][] => {
  const groups = grouped(rows, (row) => {
    const { text = '', value = text === '' ? byDefault : undefined } = row.cells[source] ?? {};

    return value === undefined ? 'No se lee' : valueText(field, value);
  });

  return [...groups].sort(([one], [other]) => one.localeCompare(other, 'es'));
};
