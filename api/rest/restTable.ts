import type { RawBuilder, Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { centsToDollars } from '../../contract/common';
import { estadosOf, isStored, isWritten, namesOf } from '../../contract/derive';
import type { Usual } from '../../contract/dudas';
import type { Field, Fields } from '../../contract/field';
import type { RestSection } from '../../contract/rest';
import type { Session } from '../auth/permission';
import type { Db, TableOf, Trx } from '../db/schema';
import type { Place } from '../ledger/weekLock';
import { type OwnedTable, tableOf } from '../ownership/owner';
import type { Limits } from '../process/env';
import type { Condition } from './conditions';
import { type Reference, referencesOf } from './references';

export type Stored = Record<string, unknown> & { id: number; estado: string; version: number };

export type Travelling = Record<string, unknown> & { id: number };

export interface Change<Input = Values, Row = Stored> {
  trx: Trx;
  session: Session;
  now: Date;
  /** Parsed by the contract; the owner is known. */
  data: Input;
  /** undefined at creation. */
  before: Row | undefined;
  limits?: Limits;
}

/** Values by column; a missing column stays as it is. */
export type Values = Readonly<Record<string, unknown>>;

export type RowOf<S extends { fields: Fields }> = Selectable<TableOf<S>>;

type OwnersOf<F extends Fields> = {
  [N in keyof F as F[N] extends { owner: true | string }
    ? F[N] extends { byApi: true }
      ? never
      : N
    : never]: number;
};

type InputOf<S extends Pick<RestSection, 'fields' | 'input'>> = Omit<
  z.output<S['input']>,
  keyof OwnersOf<S['fields']>
> &
  OwnersOf<S['fields']>;

export type ChangeOf<S extends RestSection> = Change<InputOf<S>, RowOf<S>>;

export interface Rules<Written extends { before: unknown }, Row = NonNullable<Written['before']>> {
  /** Returns the values to write, or throws. By default annulOrWrite, no future day in a `past` field, an open week. */
  check?(change: Written): Promise<Values>;
  /** Writes lines and notifications. */
  written?(change: Written, row: Row): Promise<void>;
  /** Whether what `written` writes beside the row stays the same. */
  isSameBeside?(change: Written, before: Row): Promise<boolean>;
  /** Left out of the history, as the autosave of a draft. */
  isRoutine?(change: Written, row: Row): boolean | Promise<boolean>;
  /** The record goes without a trace: it never held anything. */
  isErased?(change: Written): Promise<boolean>;
  /** Its day in the ledger, if a closed week keeps it from changing. */
  inLedger?(row: Row): Place | undefined;
  /** New records may empty the box of a disabled administrador, who takes no others. */
  settles?: boolean;
  /** The group of `apart` for an administrador, 0 for all; undefined if all may be added. */
  groupOf?(owner: number): RawBuilder<unknown> | undefined;
  /** Filters other than the value of a column. */
  filters?: Readonly<Record<string, (value: unknown, session: Session) => Condition>>;
  /** The upper bound of the record's `valor`, in cents: a larger one is unusual. `owner` is that of the session. */
  boundOf?(db: Db, row: Row, owner: number | undefined): Promise<Usual['tope'] | undefined>;
  /** Further fields of a single record. */
  expand?(db: Db, row: Row): Promise<Record<string, unknown>>;
}

export interface Table extends Rules<Change> {
  table: OwnedTable;
  section: Pick<RestSection, 'fields' | 'unique'> &
    Partial<Pick<RestSection, 'comparedBy' | 'boundBy' | 'uncounted'>>;
  /** Read, and written from input keys of the same name. */
  columns: readonly string[];
  references: readonly Reference[];
  /** 'del gasto', for texts. */
  of: string;
  /** The text of a 404. */
  missing: string;
  pictures: readonly string[];
  /** The column of the owner, if a person or the session sets it. */
  ownerColumn: string | undefined;
  /** By estado, the column of its reason. */
  reasons: Readonly<Record<string, string>>;
  travel(row: Stored): Travelling;
}

export interface RestTable extends Table {
  section: RestSection;
  search: readonly string[];
  /** Money searched by `q`: the first of the section. */
  amounts: readonly string[];
}

export const describeTable = (section: RestSection, rules: Rules<Change>): RestTable => {
  const { name, singular, fields } = section;
  const [ownerColumn] = namesOf(fields, (field) => Boolean(field.owner) && isWritten(field));
  const owner = ownerColumn && fields[ownerColumn]?.owner;
  const hundredths = namesOf(fields, ({ kind }) => kind === 'money' || kind === 'percent');

  return {
    ...rules,
    table: tableOf(name),
    section,
    columns: namesOf(fields, isStored).filter((column) => !['id', 'estado'].includes(column)),
    search: namesOf(fields, ({ search }) => search === true),
    references: referencesOf(fields),
    of: typeof owner === 'string' ? owner : `de ${singular}`.replace('de el ', 'del '),
    missing: `No existe ${singular}`,
    amounts: namesOf(fields, ({ kind }) => kind === 'money').slice(0, 1),
    pictures: namesOf(fields, ({ kind }) => kind === 'pictures'),
    ownerColumn,
    reasons: Object.fromEntries(
      estadosOf(fields).flatMap(([value, { reason }]) => (reason ? [[value, reason]] : [])),
    ),
    travel: (row) => ({ ...row, ...inDollars({ ...row, ...computedOf(fields, row) }, hundredths) }),
  };
};

const computedOf = (fields: Fields, row: Stored): Values =>
  Object.fromEntries(
    namesOf(fields, ({ computed }) => computed !== undefined).map((name) => [
      name,
      (fields[name] as Required<Field>).computed(row as unknown as Readonly<Record<string, number>>),
    ]),
  );

const inDollars = (row: Values, columns: readonly string[]): Values =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const cents = row[column];

      return typeof cents === 'number' ? [[column, centsToDollars(cents)]] : [];
    }),
  );

const audit = ['fk_usuario_creacion', 'fk_usuario_actualizacion', 'fecha_creacion', 'fecha_actualizacion'];

export const readColumns = (columns: readonly string[]): string[] => [
  ...new Set(['id', ...columns, 'estado', ...audit, 'version']),
];
