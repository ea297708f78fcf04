import type { RawBuilder, SqlBool } from 'kysely';
import type { Reference } from '../../contract/references';
import type { Session } from '../auth/permission';
import type { Db, Trx } from '../db/schema';
import type { Place } from '../ledger/weekLock';
import type { OwnedTable } from '../ownership/owner';

export type Condition = RawBuilder<SqlBool>;

export type Stored = Record<string, unknown> & { id: number; estado: string; version: number };

export type Travelling = Record<string, unknown> & { id: number };

export interface Change<Input = Values, Row = Stored> {
  trx: Trx;
  session: Session;
  now: Date;
  /** Parsed by the contract. */
  data: Input;
  /** undefined at creation. */
  before: Row | undefined;
}

/** The administrador, already known, by column. */
export type Owned<Column extends string = 'fk_usuario'> = Record<Column, number>;

/** Values by column; a missing column stays as it is. */
export type Values = Readonly<Record<string, unknown>>;

export interface RestTable<Input, Row extends Stored> {
  /** The fields of the record that are no columns. */
  computed?: readonly string[];
  /** Columns that are no fields of the record. */
  hidden?: readonly (string & keyof Row)[];
  /** Searched by the filter `q`. */
  search?: readonly (string & keyof Row)[];
  /** Filters that are no column's value. */
  filters?: Readonly<Record<string, (value: unknown, session: Session) => Condition>>;
  /** 'del gasto', for texts. */
  of?: string;
  /** Refuses what a rule forbids and returns the values to write; annulOrWrite by default. */
  check?(change: Change<Input & Owned & Owned<'fk_usuario_origen'>, Row>): Promise<Values>;
  /** Writes lines and notifications. */
  written?(change: Change<Input, Row>, row: Row): Promise<void>;
  /** Left out of the history, as the autosave of a draft. */
  isRoutine?(change: Change<Input, Row>, row: Row): boolean;
  /** Replaces or adds fields of the answer; money is converted anyway. */
  toWire?(row: Row): Values;
  /** Its day in the ledger, if a closed week keeps it from changing. */
  inLedger?(row: Row): Place | undefined;
  listShowsClosedWeeks?: true;
  /** Further fields of a single record. */
  expand?(db: Db, row: Row): Promise<Record<string, unknown>>;
  /** Columns by which a row is reported as a possible duplicate. */
  alike?: readonly (string & keyof Row)[];
  /** By unique index: the text of the refusal and its fields. */
  unique?: Readonly<Record<string, { text: string; fields: readonly string[] }>>;
  /** The text of a 404. */
  missing: string;
}

/** A section's table, with everything that follows from its contract. */
export interface Table extends RestTable<Values, Stored> {
  table: OwnedTable;
  /** Read, and written from input keys of the same name. */
  columns: readonly string[];
  search: readonly string[];
  references: readonly Reference[];
  of: string;
  /** Money searched by `q`. */
  amounts: readonly string[];
  pictures: readonly string[];
  /** The column of the administrador whose record it is, where a person or the session says it. */
  ownerColumn: string | undefined;
  travel(row: Stored): Travelling;
}

const audit = ['fk_usuario_creacion', 'fk_usuario_actualizacion', 'fecha_creacion', 'fecha_actualizacion'];

export const readColumns = (columns: readonly string[]): string[] => [
  'id',
  ...columns,
  'estado',
  ...audit,
  'version',
];
