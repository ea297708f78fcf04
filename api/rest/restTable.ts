import type { RawBuilder, SqlBool } from 'kysely';
import type { Reference } from '../../contract/references';
import type { Session } from '../auth/permission';
import type { Db, Trx } from '../db/schema';
import type { Place } from '../ledger/weekLock';
import type { OwnedTable } from '../ownership/owner';

export type Condition = RawBuilder<SqlBool>;

/** What every row of a simple REST section has; the rest is the section's. */
export type Stored = Record<string, unknown> & { id: number; estado: string; version: number };

/** A record as it goes over the wire. */
export type Travelling = Record<string, unknown> & { id: number };

/** A record about to be written. */
export interface Change<Input, Row> {
  trx: Trx;
  session: Session;
  now: Date;
  /** What the contract let through. */
  data: Input;
  /** The record as it stands; undefined at creation. */
  before: Row | undefined;
}

/** What is known of the data by then: whose record it is, by this column. */
export type Owned<Column extends string = 'fk_usuario'> = Record<Column, number>;

/** What is written of a record, by column; a column that is left out stays as it is. */
export type Values = Readonly<Record<string, unknown>>;

/** How the API keeps the records of a simple REST section. */
export interface RestTable<Input, Row extends Stored> {
  /** The fields of the record that are no columns. */
  computed?: readonly string[];
  /** Columns that are no fields of the record. */
  hidden?: readonly (string & keyof Row)[];
  /** The columns in which the filter `q` looks for words. */
  search?: readonly (string & keyof Row)[];
  /** Filters that are not a column's value; what is let through may depend on who asks. */
  filters?: Readonly<Record<string, (value: unknown, session: Session) => Condition>>;
  /** Whose a record's administrador is, for texts: 'del gasto'; 'del registro' unless told. */
  of?: string;
  /**
   * Refuses what a rule forbids, and answers what is written in place of the data, in which the administrador stands
   * already. Unless told, an annulled record stays as it is, and annulling writes no more than its reason.
   */
  check?(change: Change<Input & Owned & Owned<'fk_usuario_origen'>, Row>): Promise<Values>;
  /** What else is written with the record: its lines, notifications. */
  written?(change: Change<Input, Row>, row: Row): Promise<void>;
  /** Whether a change is left out of the history, as the saving of a draft while it is typed. */
  isRoutine?(change: Change<Input, Row>, row: Row): boolean;
  /** What travels in place of columns, or beside them; money travels as decimal dollars by itself. */
  toWire?(row: Row): Values;
  /** Where it stands in the ledger, if its check refuses a change while that week is closed: it is then read with the reason. */
  inLedger?(row: Row): Place | undefined;
  /** Its list tells of closed weeks too, where records are acted on in it. */
  tellsInList?: true;
  /** What one record holds beside its row. */
  expand?(db: Db, row: Row): Promise<Record<string, unknown>>;
  /** The columns in which two records that are alike may well be one that was imported twice. */
  alike?: readonly (string & keyof Row)[];
  /** What a person is told where a unique index refuses, by its name, and the fields by which it would be another. */
  unique?: Readonly<Record<string, { text: string; fields: readonly string[] }>>;
  /** What a person is told where there is no such record. */
  missing: string;
}

/** The same with what its contract says. */
export interface KeptTable<Input, Row extends Stored> extends RestTable<Input, Row> {
  table: OwnedTable;
  /** The section's own columns; they are read, and written from the input's keys of the same name, as estado is. */
  columns: readonly string[];
  search: readonly (string & keyof Row)[];
  references: readonly Reference[];
  of: string;
  /** The money that a list shows first, in which the filter `q` looks for an amount. */
  amounts: readonly string[];
  pictures: readonly string[];
  /** The column of the administrador whose record it is, where a person or the session says it. */
  ownerColumn: string | undefined;
  /** The record as it travels. */
  travel(row: Row): Travelling;
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
