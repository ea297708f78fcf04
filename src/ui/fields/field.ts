import type { ComponentType } from 'react';

/** A value of a field and its word, as react-admin's selects take it. */
export interface Choice {
  id: string | number;
  name: string;
  color?: 'success' | 'error' | 'warning' | 'info';
}

/** A row of kinds.tsx. */
export type KindName =
  | 'id'
  | 'text'
  | 'note'
  | 'day'
  | 'instant'
  | 'time'
  | 'number'
  | 'percent'
  | 'money'
  | 'choice'
  | 'person'
  | 'pictures'
  | 'reference';

/** What the generated form hands to a field's own input. */
export interface FieldInputProps {
  source: string;
  isRequired?: boolean;
}

/** A field of a section: its one label, its kind, and where it stands in the screens that are generated. */
export interface Field {
  label: string;
  kind: KindName;
  /** The contract's words unless told. */
  choices?: readonly Choice[];
  /** How the contract's words are coloured, by their value. */
  colors?: Readonly<Record<string, Choice['color']>>;
  /** The resource that the id belongs to. */
  reference?: string;
  /** The resource whose records are offered, where not all of the reference are. */
  from?: string;
  /** The form wants it, as the contract does unless told; a text is shown in place of the usual refusal. */
  isRequired?: boolean | string;
  /** A date of something that has happened, as the contract says: no later than today, with which a new record starts. */
  isPast?: boolean;
  defaultValue?: unknown;
  /** After a save, the next record starts with the same. */
  isKept?: true;
  /** The head of its column, in place of the label. */
  heading?: string;
  /** The text in lists and exports, in place of the value. */
  format?: (value: unknown, record: Readonly<Record<string, unknown>>) => string;
  /** In the generated form, in place of the input of its kind. */
  input?: ComponentType<FieldInputProps>;
  /** Offers records that are out of use too. */
  withInactive?: true;
  /** Hidden as it is typed. */
  isSecret?: true;
  /** A fixed number of digits: a spreadsheet drops leading zeros. */
  digits?: number;
  inputMode?: 'numeric' | 'tel';
  /** The roles that see its column; all unless told. */
  access?: readonly string[];
  inList?: false;
  inForm?: false;
  inHistory?: false;
  /** A filter of the generated list; alwaysOn: a date without bounds at first. */
  filter?: boolean | 'alwaysOn' | { defaultValue: string };
  /** Its place on the card of a phone; that of its kind unless told, else a line with its label. */
  card?: 'title' | 'value' | 'action' | 'detail';
}

type Options = Omit<Field, 'label' | 'kind' | 'reference'>;

const plain =
  (kind: KindName, usual: Options = {}) =>
  (label: string, options: Options = {}): Field => ({ ...usual, ...options, kind, label });

export const id = (label = 'Id'): Field => ({ kind: 'id', label, inForm: false });
export const text = plain('text');
export const note = plain('note');
export const day = plain('day');
/** A moment, shown in the time of Guayaquil; only the API writes it. */
export const instant = plain('instant', { inList: false, inForm: false });
export const time = plain('time');
export const number = plain('number');
export const percent = plain('percent');
/** Decimal dollars, or integer cents where the contract reads them so. */
export const money = plain('money');
/** An object with nombre and apellido. */
export const person = plain('person');
/** Paths of pictures joined by commas. */
export const pictures = plain('pictures');
export const choice = plain('choice');

/** The id of a record of another resource, whose name comes with the row. */
export const reference = (label: string, resource: string, options: Options = {}): Field => ({
  ...options,
  kind: 'reference',
  label,
  reference: resource,
});

/** The resource whose records are offered for it. */
export const offererOf = ({ reference = '', from = reference }: Partial<Field> = {}): string => from;

/** The word of a value; the value itself if it is none of the choices. */
export const choiceText = ({ choices = [] }: Pick<Field, 'choices'>, value: unknown): string =>
  choices.find((choice) => String(choice.id) === String(value))?.name ?? String(value ?? '');

export const choicesOf = (
  words: Readonly<Record<string, string>>,
  colors: NonNullable<Field['colors']> = {},
): Choice[] => Object.entries(words).map(([value, name]) => ({ id: value, name, color: colors[value] }));

/** Whether a choice is a state: its choices have colours. */
export const isState = ({ choices = [] }: Pick<Field, 'choices'>): boolean =>
  choices.some(({ color }) => color !== undefined);
