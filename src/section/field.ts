import type { ComponentType } from 'react';
import type { Field as Declared, KindName, Words } from '../../contract/field';
import { referenced } from '../../contract/references';
import { ofAllOwners } from '../../contract/roles';

export type Color = 'success' | 'error' | 'warning' | 'info';

/** As react-admin's selects take it. */
export interface Choice {
  id: string | number | boolean;
  name: string;
  color?: Color;
}

/** For a field's own input in the declared form. */
export interface FieldInputProps {
  source: string;
  isRequired?: boolean;
}

/** How a screen shows a field. List, filters and form only name it. */
export interface Looks {
  kind?: KindName;
  label?: string;
  choices?: readonly Choice[];
  reference?: string;
  /** The resource that offers choices, if not `reference`. */
  from?: string;
  /** Filters the choices of a reference. */
  choicesFilter?: Readonly<Record<string, unknown>>;
  /** Also offers disabled records of a reference. */
  withInactive?: true;
  /** Defaults to the contract; a text replaces the usual error. */
  isRequired?: boolean | string;
  /** The text in lists and exports. */
  format?: (value: unknown, record: Readonly<Record<string, unknown>>) => string;
  /** Replaces the input of its kind. */
  input?: ComponentType<FieldInputProps>;
  inputMode?: 'numeric' | 'tel';
  /** A fixed number of digits: a spreadsheet drops leading zeros. */
  digits?: number;
  /** The roles that see its column. By default all; the owner only those who see all owners. */
  visibleTo?: readonly string[];
  history?: false;
  /** Its column shows only buttons. */
  isExported?: false;
}

/** A field of the contract, and how it looks. */
export interface ShownField extends Looks, Pick<Declared, 'owner' | 'past' | 'estados'> {
  kind: KindName;
  label: string;
  words?: Words;
  /** The API sets it; no request carries it. */
  byApi?: boolean;
  /** The heading of its column, if not the label. */
  heading?: string;
  /** The value in a new record. */
  defaultValue?: string | number | boolean;
  /** The part of a phone's card; by default that of its kind, or a line with the label. */
  card?: 'title' | 'value' | 'action' | 'detail';
}

export const offererOf = ({ reference = '', from = reference }: Partial<ShownField> = {}): string => from;

export const choiceText = ({ choices = [] }: Pick<ShownField, 'choices'>, value: unknown): string =>
  choices.find((choice) => String(choice.id) === String(value))?.name ?? String(value ?? '');

export const choicesOf = (
  words: Readonly<Record<string, string>>,
  colors: Readonly<Record<string, Color | undefined>> = {},
): (Choice & { id: string })[] =>
  Object.entries(words).map(([value, name]) => ({ id: value, name, color: colors[value] }));

const yesOrNo: readonly Choice[] = [
  { id: true, name: 'Sí' },
  { id: false, name: 'No' },
];

/** A field as a screen shows it, without a section around it. */
export const describeField = (
  field: Declared,
  colors?: Readonly<Record<string, Color | undefined>>,
): ShownField => {
  const { kind, label, words, estados, owner, past, reference } = field;
  const byApi = field.byApi === true || field.computed !== undefined;

  return {
    kind,
    label,
    words,
    estados,
    owner,
    past,
    byApi,
    choices: kind === 'boolean' ? yesOrNo : words && choicesOf(words, estados && colors),
    reference: reference && referenced[reference],
    // Only enabled ones.
    from: owner && 'administradores',
    isRequired: field.missing ?? (!byApi && !field.optional && !field.write.safeParse('').success),
    visibleTo: owner === true ? ofAllOwners : undefined,
    defaultValue: estados ? Object.keys(estados)[0] : kind === 'boolean' ? false : undefined,
  };
};

export const isState = ({ choices = [] }: Pick<ShownField, 'choices'>): boolean =>
  choices.some(({ color }) => color !== undefined);
