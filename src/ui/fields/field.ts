import type { ComponentType } from 'react';
import type { Color, Field as Declared, Estado, KindName } from '../../../contract/field';
import { referenced } from '../../../contract/references';

/** A value of a field and its word, as react-admin's selects take it. */
export interface Choice {
  id: string | number | boolean;
  name: string;
  color?: Color;
}

/** The props that the generated form gives to a field's own input. */
export interface FieldInputProps {
  source: string;
  isRequired?: boolean;
}

/** A field of a section as screens ask for it: what the contract declares, and how it looks. */
export interface Field extends Omit<Declared, 'read' | 'write' | 'reference'> {
  choices?: readonly Choice[];
  /** The resource that the id belongs to. */
  reference?: string;
  /** The resource whose records are offered, where not all of the reference are. */
  from?: string;
  /** The form wants it, as the contract does unless told; a text is shown in place of the usual refusal. */
  isRequired?: boolean | string;
  /** The text in lists and exports, in place of the value. */
  format?: (value: unknown, record: Readonly<Record<string, unknown>>) => string;
  /** In the generated form, in place of the input of its kind. */
  input?: ComponentType<FieldInputProps>;
  /** Its place on the card of a phone; that of its kind unless told, else a line with its label. */
  card?: 'value' | 'action' | 'detail';
}

type Options = Omit<Field, 'label' | 'kind' | 'reference'>;

const plain =
  (kind: KindName, usual: Options = {}) =>
  (label: string, options: Options = {}): Field => ({ ...usual, ...options, kind, label });

export const id = (label = 'Id'): Field => ({ kind: 'id', label, form: false });
export const text = plain('text');
export const note = plain('note');
export const day = plain('day');
/** A moment, shown in the time of Guayaquil; only the API writes it. */
export const instant = plain('instant', { list: false, form: false });
export const time = plain('time');
export const number = plain('number');
export const percent = plain('percent');
/** Integer cents. */
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
  estados: Readonly<Record<string, Estado>> = {},
): (Choice & { id: string })[] =>
  Object.entries(words).map(([value, name]) => ({ id: value, name, color: estados[value]?.color }));

const yesOrNo: readonly Choice[] = [
  { id: true, name: 'Sí' },
  { id: false, name: 'No' },
];

/** A field of the contract, as screens ask for it. */
export const describeField = ({ reference: to, read: _read, write, ...field }: Declared): Field => ({
  ...field,
  filter: field.filter === 'hidden' ? undefined : field.filter,
  choices: field.kind === 'boolean' ? yesOrNo : field.words && choicesOf(field.words, field.estados),
  reference: to && referenced[to],
  // Those who are enabled.
  from: field.owner && 'administradores',
  isRequired: field.missing ?? (!field.byApi && !write.safeParse('').success),
});

/** Whether a choice is a state: its choices have colours. */
export const isState = ({ choices = [] }: Pick<Field, 'choices'>): boolean =>
  choices.some(({ color }) => color !== undefined);
