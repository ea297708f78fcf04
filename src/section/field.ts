import type { ComponentType } from 'react';
import type { Color, Field as Declared, Estado, KindName } from '../../contract/field';
import { referenced } from '../../contract/references';

/** As react-admin's selects take it. */
export interface Choice {
  id: string | number | boolean;
  name: string;
  color?: Color;
}

/** For a field's own input in the generated form. */
export interface FieldInputProps {
  source: string;
  isRequired?: boolean;
}

/** A field of the contract, and how it looks. */
export interface Field extends Omit<Declared, 'read' | 'write' | 'reference'> {
  choices?: readonly Choice[];
  reference?: string;
  /** The resource that offers choices, if not `reference`. */
  from?: string;
  /** Defaults to the contract; a text replaces the usual error. */
  isRequired?: boolean | string;
  /** The text in lists and exports. */
  format?: (value: unknown, record: Readonly<Record<string, unknown>>) => string;
  /** Replaces the input of its kind. */
  input?: ComponentType<FieldInputProps>;
  /** The place on a phone's card; by default that of its kind, or a line with the label. */
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
export const instant = plain('instant', { list: false, form: false });
export const time = plain('time');
export const number = plain('number');
export const percent = plain('percent');
export const money = plain('money');
/** Below the main amount of a phone's card. */
export const amount = plain('money', { card: 'detail' });
export const person = plain('person');
export const pictures = plain('pictures');
export const choice = plain('choice');

/** The name comes with the row. */
export const reference = (label: string, resource: string, options: Options = {}): Field => ({
  ...options,
  kind: 'reference',
  label,
  reference: resource,
});

export const offererOf = ({ reference = '', from = reference }: Partial<Field> = {}): string => from;

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

export const describeField = ({ reference: to, read: _read, write, ...field }: Declared): Field => ({
  ...field,
  filter: field.filter === 'hidden' ? undefined : field.filter,
  choices: field.kind === 'boolean' ? yesOrNo : field.words && choicesOf(field.words, field.estados),
  reference: to && referenced[to],
  // Only enabled ones.
  from: field.owner && 'administradores',
  isRequired: field.missing ?? (!field.byApi && !write.safeParse('').success),
});

export const isState = ({ choices = [] }: Pick<Field, 'choices'>): boolean =>
  choices.some(({ color }) => color !== undefined);
