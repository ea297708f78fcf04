import type { ComponentType } from 'react';

/** A value that a field may hold and the word that people read for it, as react-admin's selects take it. */
export interface Choice {
  id: string | number;
  name: string;
  color?: 'success' | 'error' | 'warning' | 'info';
}

/** What a field holds; it decides how lists, forms, filters, exports and the history show it. */
export type Kind =
  | 'id'
  | 'text'
  | 'multiline'
  | 'date'
  | 'instant'
  | 'time'
  | 'number'
  | 'percent'
  | 'money'
  | 'select'
  | 'state'
  | 'person'
  | 'pictures'
  | 'reference';

/** What the generated form hands to an input of a field's own. */
export interface FieldInputProps {
  source: string;
  isRequired?: boolean;
}

/** A field of a section: its one label, its kind, and where it stands in the screens that are generated. */
export interface Field {
  label: string;
  kind: Kind;
  /** The contract's words unless told. */
  choices?: readonly Choice[];
  /** How the contract's words are coloured, by their value. */
  colors?: Readonly<Record<string, Choice['color']>>;
  /** Whose record the id names. */
  reference?: string;
  /** The form wants it, as the contract does unless told; a text says so in words of its own. */
  isRequired?: boolean | string;
  /** A date of something that has happened, as the contract says: no later than today, with which a new record starts. */
  isPast?: boolean;
  defaultValue?: unknown;
  /** After a save, the next record starts with the same. */
  isKept?: true;
  /** The head of its column, where the label is too long for one, or the column shows more. */
  heading?: string;
  /** What lists and exports show, where that is not the value itself. */
  format?: (value: unknown, record: Readonly<Record<string, unknown>>) => string;
  /** In place of the input that its kind stands for, in the generated form. */
  input?: ComponentType<FieldInputProps>;
  /** The record may be of one that is out of use by now. */
  withInactive?: true;
  /** Nobody reads it over a shoulder. */
  isSecret?: true;
  /** How many digits it always has: a spreadsheet leaves out the zeros before them. */
  digits?: number;
  /** The keys that a phone offers. */
  inputMode?: 'numeric' | 'tel';
  /** The roles whose lists have its column; everybody's unless told. */
  access?: readonly string[];
  /** Left out of the generated list. */
  inList?: false;
  /** Left out of the generated form. */
  inForm?: false;
  /** Left out of the history. */
  inHistory?: false;
  /** The generated list can be narrowed by it; a value: what it is narrowed to at first; alwaysOn: a date that bounds nothing at first. */
  filter?: boolean | 'alwaysOn' | { defaultValue: string };
  /** Its place where the row becomes a card on a phone; a line with its label unless told. */
  card?: 'title' | 'value' | 'action';
}

type Options = Omit<Field, 'label' | 'kind' | 'reference'>;

const plain =
  (kind: Kind, usual: Options = {}) =>
  (label: string, options: Options = {}): Field => ({ ...usual, ...options, kind, label });

export const id = (label = 'Id'): Field => ({ kind: 'id', label, inForm: false });
export const text = plain('text');
export const multiline = plain('multiline');
export const date = plain('date');
/** A moment, shown by day and time in Guayaquil; written by the API alone. */
export const instant = plain('instant', { inList: false, inForm: false });
export const time = plain('time');
export const number = plain('number');
export const percent = plain('percent');
/** Decimal dollars, or integer cents where the contract reads them so. */
export const money = plain('money', { card: 'value' });
/** An object with nombre and apellido. */
export const person = plain('person');
/** Paths of pictures joined by commas. */
export const pictures = plain('pictures', { card: 'action' });
export const select = plain('select');
export const state = plain('state');

/** The id of a record of another resource, whose name comes with the row. */
export const reference = (label: string, resource: string, options: Options = {}): Field => ({
  ...options,
  kind: 'reference',
  label,
  reference: resource,
});

/** The word for a value of a select or a state; the value itself where it is none of them. */
export const choiceText = ({ choices = [] }: Pick<Field, 'choices'>, value: unknown): string =>
  choices.find((choice) => String(choice.id) === String(value))?.name ?? String(value ?? '');

export const choicesOf = (
  words: Readonly<Record<string, string>>,
  colors: NonNullable<Field['colors']> = {},
): Choice[] => Object.entries(words).map(([value, name]) => ({ id: value, name, color: colors[value] }));
