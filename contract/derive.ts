import * as z from 'zod/mini';
import { Fecha, Id, LONGEST_SEARCH, toDollars, withoutInvisible } from './common';
import { type Estado, type Field, type Fields, type KindName, valuesOf } from './field';
import { type ReferenceTo, refs } from './references';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;
type Values = Readonly<Record<string, unknown>>;

const Busqueda = z.string().check(z.overwrite(withoutInvisible), z.trim(), z.maxLength(LONGEST_SEARCH));

export interface Refusal<Input> {
  when: (input: Input) => boolean;
  field: keyof Input & string;
  text: string;
}

export const namesOf = (fields: Fields, holds: (field: Field, name: string) => boolean): string[] =>
  Object.keys(fields).filter((name) => holds(fields[name] as Field, name));

export const isWritten = ({ byApi, computed }: Field): boolean => !byApi && !computed;

export const isStored = ({ computed }: Field): boolean => !computed;

export const isSortable = ({ sort, kind, computed }: Field) =>
  sort ?? (!computed && kind !== 'pictures' && kind !== 'id');

export const writeShape = (fields: Fields): Shape =>
  Object.fromEntries(namesOf(fields, isWritten).map((name) => [name, (fields[name] as Field).write]));

export const readShape = (fields: Fields): Shape =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { read, reference }]) => {
      const nested = reference && shortFormOf(reference);

      return [
        [name, read],
        ...(nested ? [[name.replace(/^fk_/, ''), z.catch(z.nullable(nested), null)]] : []),
      ];
    }),
  );

const shortFormOf = (reference: ReferenceTo): Schema | undefined =>
  reference in refs ? refs[reference as keyof typeof refs] : undefined;

type Kinds = Readonly<Record<string, { kind: KindName }>>;

/** Money becomes dollars; `lines` holds the fields of lines inside the record. */
export const toWire = (fields: Kinds, record: Values, lines: Readonly<Record<string, Kinds>> = {}): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const own = lines[name];
      if (own && Array.isArray(value)) return [name, value.map((line) => toWire(own, line))];

      return [name, fields[name]?.kind === 'money' ? toDollars(value) : value];
    }),
  );

/** A day gets both bounds, inclusive. */
export const filtersOf = (fields: Fields): Shape => ({
  ...(namesOf(fields, ({ search }) => search === true).length > 0 && { q: Busqueda }),
  ...Object.fromEntries(
    namesOf(fields, ({ filter }) => filter !== undefined).flatMap((name) => {
      const { kind, words, write } = fields[name] as Field;
      if (kind === 'day') return [`${name}_gte`, `${name}_lte`].map((bound) => [bound, Fecha]);
      if (kind === 'reference') return [[name, Id]];

      return [[name, words ? z.enum(valuesOf(words)) : write]];
    }),
  ),
});

export const uniqueOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { unique }]) =>
      unique === undefined ? [] : [[name, { fields: [name], text: unique }]],
    ),
  );

export const estadosOf = (fields: Fields): [value: string, Estado][] =>
  Object.values(fields).flatMap(({ estados = {} }) => Object.entries(estados));

/** Annulled, refused or withdrawn: the estados with a reason for money that does not count. */
export const undoneEstados = (fields: Fields): string[] =>
  estadosOf(fields).flatMap(([value, { reason, counts }]) => (reason && counts === false ? [value] : []));

export const refusalChecks = <Input>(fields: Fields, own: readonly Refusal<Input>[]) => [
  ...estadosOf(fields).flatMap(([value, { reason, refusal }]) =>
    reason === undefined || refusal === false
      ? []
      : [
          z.refine<Values>((input) => input.estado !== value || input[reason] !== '', {
            path: [reason],
            message: refusal ?? `Escriba el ${lowerFirst(fields[reason]?.label ?? reason)}`,
          }),
        ],
  ),
  ...own.map(({ when, field, text }) =>
    z.refine((input) => !when(input as Input), { path: [field], message: text }),
  ),
];

/** By key, in the order of their first item. */
export const grouped = <K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }

  return groups;
};

/** 'Motivo' → 'motivo'. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Fails at the start with a line that names the section and the field. */
export const requireConsistent = (name: string, fields: Fields, isShared: boolean) => {
  const owners = namesOf(fields, ({ owner }) => owner !== undefined);
  const wrong = [
    ...namesOf(fields, ({ sum, kind }) => sum === true && kind !== 'money').map(
      (field) => `${field} has a sum and is no money`,
    ),
    ...estadosOf(fields).flatMap(([value, { reason }]) =>
      reason === undefined || reason in fields
        ? []
        : [`estado ${value} has its reason in ${reason}, which is no field`],
    ),
    ...(isShared && owners.length > 0 ? [`${owners[0]} has an owner, but the section is shared`] : []),
    ...(!isShared && owners.length === 0 ? ['no field has an owner, and the section is not shared'] : []),
  ];
  if (wrong.length > 0) throw new Error(`Section ${name}: ${wrong.join('; ')}`);
};
