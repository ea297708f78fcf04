import type { Celda } from '../../../contract/importar';
import { bare, type Headings } from '../../format/import/heading';
import type { ShownField } from '../../section/field';
import type { SectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../../ui/fields/kinds';

export interface Target {
  source: string;
  field: ShownField;
}

export interface ImportSection {
  name: string;
  label: string;
  key: readonly string[];
  /** Fields of which no two records have the same values. */
  unique: readonly (readonly string[])[];
  targets: readonly Target[];
  defaults: Readonly<Record<string, Celda>>;
}

export const labelOf = (targets: readonly Target[], source: string): string =>
  targets.find((target) => target.source === source)?.field.label ?? source;

type Declared = Pick<SectionOptions, 'fields' | 'form'>;

/** Fields of the form, and the id. */
export const targetsOf = ({ fields, form }: Declared, role: string): Target[] =>
  Object.entries(fields)
    .filter(([source, { kind }]) => source === 'id' || (form.includes(source) && kinds[kind].fromCell))
    .filter(([, { visibleTo }]) => visibleTo?.includes(role) ?? true)
    .map(([source, field]) => ({ source, field }));

/** Fields that a user gave to headings, by bare heading; '' for none. */
export type Known = Readonly<Record<string, string>>;

/** The field of each column, or ''. */
export const matchColumns = (
  heads: readonly string[],
  targets: readonly Target[],
  known: Known = {},
): string[] => {
  const taken = new Set<string>();
  const take = (target?: Target) => {
    if (!target || taken.has(target.source)) return '';
    taken.add(target.source);

    return target.source;
  };
  const chosen = heads.map((head) => known[bare(head)]);
  const named = heads.map((head, at) =>
    chosen[at] === undefined
      ? take(targets.find((target) => !taken.has(target.source) && isNamed(target, head)))
      : '',
  );

  return heads.map((_, at) => named[at] || take(targets.find(({ source }) => source === chosen[at])));
};

/** True if no field has this name, so that the user may choose one. */
export const isUnknown = (head: string, targets: readonly Target[]): boolean =>
  head !== '' && !targets.some((target) => isNamed(target, head));

const isNamed = (target: Target, head: string) => namesOf(target).includes(bare(head));

/** A formatted field shows other values too, so its heading does not name the field. */
const namesOf = ({ source, field: { label, heading, format } }: Target): string[] =>
  [label, format ? '' : (heading ?? ''), source, source.replace(/^fk_/, '')].map(bare).filter(Boolean);

/** The names of each field, and the headings that the user gave it. */
export const headingsOf = (targets: readonly Target[], known: Known = {}): Headings =>
  targets.map((target) => [
    ...namesOf(target).filter((name) => known[name] === undefined),
    ...Object.keys(known).filter((head) => known[head] === target.source),
  ]);

/** Without pictures and reasons, which a file cannot have. */
export const defaultsOf = ({ fields, form }: Declared): Record<string, Celda> => {
  const reasons = Object.values(fields).flatMap(({ estados = {} }) =>
    Object.values(estados).map(({ reason }) => reason),
  );

  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([source, { defaultValue, kind }]) =>
          source !== 'id' &&
          !reasons.includes(source) &&
          (form.includes(source) || defaultValue !== undefined) &&
          kinds[kind].fromCell,
      )
      .map(([source, { defaultValue = '' }]) => [
        source,
        ['number', 'boolean'].includes(typeof defaultValue) ? (defaultValue as Celda) : String(defaultValue),
      ]),
  );
};
