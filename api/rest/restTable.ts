import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { Reference } from '../../contract/references';
import type { OwnedTable } from '../access/owner';
import type { Schema } from '../db/schema';
import type { Session } from '../http/access';

export type Db = Kysely<Schema>;
export type Condition = RawBuilder<SqlBool>;

/** What every row of a simple REST section has; the rest is the section's. */
export type Stored = Record<string, unknown> & { id: number; estado: string; version: number };

/** A record as it goes over the wire. */
export type Travelling = Record<string, unknown> & { id: number };

/** A record about to be written. */
export interface Change<Input, Row> {
  trx: Transaction<Schema>;
  session: Session;
  now: Date;
  /** What the contract let through. */
  data: Input;
  /** The record as it stands; undefined at creation. */
  before: Row | undefined;
}

/** What is written of a record, by column; a column that is left out stays as it is. */
export type Values = Readonly<Record<string, unknown>>;

/** How the API keeps the records of a simple REST section. */
export interface RestTable<Input, Row extends Stored> {
  table: OwnedTable;
  /** The section's own columns; they are read, and written from the input's keys of the same name, as estado is. */
  columns: readonly (string & keyof Row)[];
  /** The columns in which the filter `q` looks for words. */
  search: readonly (string & keyof Row)[];
  /** Filters that are not a column's value. */
  filters?: Readonly<Record<string, (value: unknown) => Condition>>;
  /** Refuses what a rule forbids, and answers what is written in place of the data. */
  check?(change: Change<Input, Row>): Promise<Values>;
  /** What else is written with the record: its lines, notifications. */
  written?(change: Change<Input, Row>, row: Row): Promise<void>;
  /** Whether a change is left out of the history, as the saving of a draft while it is typed. */
  isRoutine?(change: Change<Input, Row>, row: Row): boolean;
  /** The record as it travels, where it differs. */
  toWire?(row: Row): Travelling;
  /** What one record holds beside its row. */
  expand?(db: Db, row: Row): Promise<Record<string, unknown>>;
  /** What a person is told where a unique index refuses, by its name. */
  unique: Readonly<Record<string, string>>;
  /** What a person is told where there is no such record. */
  missing: string;
}

/** The same with what its contract says. */
export interface KeptTable<Input, Row extends Stored> extends RestTable<Input, Row> {
  references: readonly Reference[];
}

const audit = ['fk_usuario_creacion', 'fk_usuario_actualizacion', 'fecha_creacion', 'fecha_actualizacion'];

/** Everything that is read of a record. */
export const readColumns = (columns: readonly string[]): string[] => [
  'id',
  ...columns,
  'estado',
  ...audit,
  'version',
];
