import { plain } from '../../format/text';
import type { Field, Kind } from '../../ui/fields/field';

/** A field that a file may fill. */
export interface Target {
  source: string;
  field: Field;
}

/** In place of what nobody should read. */
export const DOTS = '••••••••';

/** What the API writes by itself, and pictures, which no cell holds. */
const NOT_IN_CELLS: readonly Kind[] = ['person', 'instant', 'pictures'];

/** The fields of the section's form, and the id, by which a record is known. */
export const targetsOf = (
  fields: Readonly<Record<string, Field>>,
  isOffered: (field: Field) => boolean,
): Target[] =>
  Object.entries(fields)
    .filter(
      ([, field]) => field.kind === 'id' || (field.inForm !== false && !NOT_IN_CELLS.includes(field.kind)),
    )
    .filter(([, field]) => isOffered(field))
    .map(([source, field]) => ({ source, field }));

/** By column of the file, the field that its head names; '' for none. */
export const matchColumns = (heads: readonly string[], targets: readonly Target[]): string[] => {
  const taken = new Set<string>();

  return heads.map((head) => {
    const { source = '' } =
      targets.find((target) => !taken.has(target.source) && namesOf(target).includes(bare(head))) ?? {};
    if (source) taken.add(source);

    return source;
  });
};

/** The head of a column that shows more than the field is the name of something else. */
const namesOf = ({ source, field: { label, heading, format } }: Target): string[] =>
  [label, format ? '' : (heading ?? ''), source, source.replace(/^fk_/, '')].map(bare).filter(Boolean);

/** Case, accents, underscores and the marks of what is required aside. */
const bare = (text: string): string =>
  plain(text)
    .replace(/[_*:.\s]+/g, ' ')
    .trim();

/** What a new record holds where the file says nothing. */
export const defaultsOf = (fields: Readonly<Record<string, Field>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([, { kind, inForm, defaultValue }]) =>
          kind !== 'id' && (inForm !== false || defaultValue !== undefined),
      )
      .map(([source, { defaultValue = '' }]) => [
        source,
        typeof defaultValue === 'number' ? defaultValue : String(defaultValue),
      ]),
  );
