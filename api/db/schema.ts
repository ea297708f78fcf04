import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Field, Fields } from '../../contract/field';
import type { restSections } from '../../contract/restSections';

/** `YYYY-MM-DD`; the drivers leave it a string. */
type Day = string;
/** ISO text with an offset. */
type Instant = string;
/** Integer cents, or hundredths of a percent. */
type Hundredths = number;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Paths of proofs joined by commas; '' for none. */
type Proofs = Generated<string>;

interface Changed {
  fk_usuario_actualizacion: number | null;
  fecha_actualizacion: Defaulted<Instant>;
}

interface Audited extends Changed {
  fk_usuario_creacion: number | null;
  fecha_creacion: Defaulted<Instant>;
}

export interface Usuarios extends Audited {
  id: Generated<number>;
  nombre: string;
  apellido: string;
  username: string;
  password_hash: string;
  /** Somebody else set the password; the user must choose a new one. */
  clave_ajena: Generated<boolean>;
  /** One of the five roles; '' for none. */
  rol: string;
  estado: 'A' | 'I';
  fk_usuario_principal: number | null;
  cuenta_bancaria: string;
  sueldo_fijo: 'S' | 'N';
  /** Weekly pay where sueldo_fijo is S. */
  valor: Defaulted<Hundredths>;
  /** Percent of the sales where sueldo_fijo is N. */
  paga: Defaulted<Hundredths>;
  ultima_conexion: Instant | null;
  version: Generated<number>;
}

interface Sesiones {
  id: string;
  fk_usuario: number;
  fecha_creacion: Defaulted<Instant>;
  expira: Instant;
  fecha_cierre: Instant | null;
  agente: Generated<string>;
  /** Precise to the minute. */
  ultimo_uso: Unset<Instant>;
}

interface TokensRefresco {
  hash: string;
  fk_sesion: string;
  fecha_creacion: Defaulted<Instant>;
  fecha_reemplazo: Instant | null;
}

interface IntentosFallidos {
  id: Generated<number>;
  clave: string;
  /** A hash of the username, '' for changes of the own password. */
  nombre: Generated<string>;
  fecha: Defaulted<Instant>;
}

/** The answer to a create that carried a key, for 24 hours. */
interface Repeticiones {
  fk_usuario: number;
  llamada: string;
  clave: string;
  huella: string;
  /** JSON, once the record is written. */
  respuesta: Generated<string>;
  fecha: Defaulted<Instant>;
}

export interface Nominas extends Audited {
  id: Generated<number>;
  fk_usuario: number;
  fecha: Day;
  fecha_final: Day;
  cuenta_bancaria: string;
  /** The sum of the lines' base at creation. */
  base: Defaulted<Hundredths>;
  total: Defaulted<Hundredths>;
  comprobante: Proofs;
}

/** Lines copy the user's values: later changes of the user do not alter them. */
export interface DetalleNominas extends Changed {
  id: Generated<number>;
  fk_nomina: number;
  fk_usuario: number;
  orden: number;
  nombre: string;
  apellido: string;
  cuenta_bancaria: string;
  /** That it paid for; null from servers of the version before. */
  rol: Unset<string>;
  suma: Defaulted<Hundredths>;
  base: Defaulted<Hundredths>;
  descuentos: Defaulted<Hundredths>;
  otros_ingresos: Defaulted<Hundredths>;
  total: Defaulted<Hundredths>;
  comprobante: Proofs;
  /** The day on which descuentos and otros_ingresos enter the ledger, without what ajustes put there. */
  fecha_ajuste: Unset<Day>;
  /** The part of otros_ingresos and of descuentos that its ajustes put there. */
  ajuste_ingresos: Defaulted<Hundredths>;
  ajuste_descuentos: Defaulted<Hundredths>;
}

/** A difference of ventas of a nomina, which a line of a later one pays. */
interface AjustesNomina extends Versioned {
  /** The nomina with the difference. */
  fk_nomina: number;
  fk_usuario: number;
  /** The line that carries it, and since when; null until there is one. */
  fk_detalle: Unset<number>;
  fecha: Unset<Day>;
  /** Signed: of the ventas, and of the pay. */
  ventas: Hundredths;
  valor: Hundredths;
  motivo: string;
  estado: Defaulted<'A' | 'X'>;
}

export interface Notificaciones {
  id: Generated<number>;
  fk_usuario: number;
  mensaje: string;
  leido: Defaulted<'S' | 'N'>;
  fecha: Day;
  hora: string;
  secuencia: number | null;
}

interface Versioned extends Audited {
  id: Generated<number>;
  version: Generated<number>;
}

/** A picture uploaded before its record is saved. */
interface Archivos {
  ruta: string;
  fk_usuario: number;
  fecha_creacion: Defaulted<Instant>;
  /** The sweep is deleting the file. */
  retirado: Defaulted<boolean>;
  /** SHA-256 of the file as it was sent; null for older ones. */
  huella: Defaulted<string | null>;
}

/** Bytes per user on their last day of uploads. */
interface CargasDelDia {
  fk_usuario: number;
  fecha: Day;
  imagenes: number;
  bytes: number;
}

interface DetalleVentas {
  fk_venta: number;
  orden: number;
  /** The id of the row, made up by whoever typed it; null from a client without ids. */
  fila: Unset<number>;
  /** In parentheses: void. */
  colilla: string;
  valor: Hundredths;
}

type StoredOf<F extends Field> = F extends { kind: 'reference' }
  ? F extends { optional: true }
    ? Unset<number>
    : number
  : F extends { kind: 'day' | 'instant'; optional: true }
    ? Unset<string>
    : F extends { optional: true }
      ? Defaulted<z.output<F['write']>>
      : z.output<F['write']>;

/** The table of a simple REST section, from its fields. */
export type TableOf<S extends { fields: Fields }> = Versioned & { estado: string } & {
  [N in Exclude<keyof S['fields'], 'id'> as S['fields'][N] extends { computed: unknown }
    ? never
    : N]: StoredOf<S['fields'][N]>;
};

type Sections = { [S in (typeof restSections)[number] as S['name']]: TableOf<S> };

export type Sorteos = Sections['sorteos'];
export type Feriados = Sections['feriados'];
export type Vendedores = Sections['vendedores'];
export type Premios = Omit<Sections['premios'], 'id'> & { id: GeneratedAlways<number> };

/** Invalid rows of a draft are kept as JSON, '' for none. */
export type Ventas = Sections['ventas'] & { filas_por_corregir: Generated<string> };

/** A closed week that may be written again, until fecha_cierre. */
interface SemanasReabiertas {
  id: Generated<number>;
  fk_usuario: number;
  fecha: Day;
  motivo: string;
  fk_usuario_creacion: number;
  fecha_creacion: Defaulted<Instant>;
  fk_usuario_cierre: number | null;
  fecha_cierre: Instant | null;
}

interface Historial {
  id: GeneratedAlways<number>;
  recurso: string;
  fk_registro: number;
  fk_usuario: number | null;
  fecha: Defaulted<Instant>;
  accion: string;
  motivo: Generated<string>;
  cambios: JSONColumnType<{ campo: string; antes: string; despues: string }[]>;
}

/** The cash ledger: a view with one row for each change of an administrador's cash. */
interface Movimientos {
  fk_usuario: number;
  fecha: Day;
  concepto: string;
  valor: Hundredths;
  orden: number;
  recurso: string;
  fk_registro: number;
  fk_vendedor: number | null;
  fk_sorteo: number | null;
  fk_usuario_otro: number | null;
  detalle: string;
}

/** The ledger's sums, kept by triggers in the writing transaction. */
interface Saldos {
  fk_usuario: number;
  /** The first day of the part of a week that lies in one month. */
  fecha: Day;
  concepto: string;
  valor: Hundredths;
}

/** One row with the newest instant that a server told. */
interface Reloj {
  id: 1;
  instante: Instant;
}

/** One row with the name of the business. */
interface Negocio extends Changed {
  id: 1;
  nombre: string;
  version: Defaulted<number>;
}

interface Importaciones {
  id: GeneratedAlways<number>;
  recurso: string;
  archivo: string;
  fk_usuario: number;
  fecha: Instant;
  registros: JSONColumnType<ImportedRecord[]>;
  deshecha: Generated<boolean>;
}

/** An amount that was saved in spite of a doubt. */
interface Dudas {
  id: GeneratedAlways<number>;
  recurso: string;
  fk_registro: number;
  /** The administrador of the record. */
  fk_usuario_dueno: number | null;
  valor: number;
  texto: string;
  motivo: string;
  fk_usuario: number;
  fecha: Instant;
}

/** A record as an import left it. */
export interface ImportedRecord {
  id: number;
  version: number;
  /** The values of the changed fields before the import, in wire format. Missing for a new record. */
  antes?: Readonly<Record<string, unknown>>;
  /** The import of this record was undone. */
  deshecho?: boolean;
}

export interface Schema extends Omit<Sections, 'premios' | 'ventas'> {
  usuarios: Usuarios;
  sesiones: Sesiones;
  tokens_refresco: TokensRefresco;
  intentos_fallidos: IntentosFallidos;
  repeticiones: Repeticiones;
  nominas: Nominas;
  detalle_nominas: DetalleNominas;
  ajustes_nomina: AjustesNomina;
  notificaciones: Notificaciones;
  archivos: Archivos;
  cargas_del_dia: CargasDelDia;
  ventas: Ventas;
  detalle_ventas: DetalleVentas;
  premios: Premios;
  semanas_reabiertas: SemanasReabiertas;
  historial: Historial;
  movimientos: Movimientos;
  saldos: Saldos;
  reloj: Reloj;
  importaciones: Importaciones;
  dudas: Dudas;
  negocio: Negocio;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
