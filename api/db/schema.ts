import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely';

/** `YYYY-MM-DD`; the drivers leave it a string. */
type Day = string;
/** ISO text with an offset. */
type Instant = string;
/** Integer cents, or hundredths of a percent. */
type Hundredths = number;
/** Not null, with a default of the database. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Null unless it is written. */
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
  /** Somebody else set the password; its user has to choose an own one. */
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
  /** Counts changes by the form. */
  version: Generated<number>;
}

interface Sesiones {
  id: string;
  fk_usuario: number;
  fecha_creacion: Defaulted<Instant>;
  expira: Instant;
  fecha_cierre: Instant | null;
  agente: Generated<string>;
  /** Kept to the minute. */
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
  /** A hash of the address or device. */
  clave: string;
  /** A hash of the username at which it was made; '' for one's own password. */
  nombre: Generated<string>;
  fecha: Defaulted<Instant>;
}

/** The answer to a create that carried a key, for 24 hours. */
interface Repeticiones {
  fk_usuario: number;
  llamada: string;
  clave: string;
  /** A keyed hash of the body. */
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

/** A line holds copies: later changes of the user do not reach it. */
export interface DetalleNominas extends Changed {
  id: Generated<number>;
  fk_nomina: number;
  fk_usuario: number;
  orden: number;
  nombre: string;
  apellido: string;
  cuenta_bancaria: string;
  suma: Defaulted<Hundredths>;
  base: Defaulted<Hundredths>;
  descuentos: Defaulted<Hundredths>;
  otros_ingresos: Defaulted<Hundredths>;
  total: Defaulted<Hundredths>;
  comprobante: Proofs;
  /** The day on which descuentos and otros_ingresos enter the ledger. */
  fecha_ajuste: Unset<Day>;
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

export interface Sorteos extends Versioned {
  nombre: string;
  hora_sorteo: string;
  hora_cierre: string;
  /** Some of LMXJVSD, in that order. */
  dias: string;
  cifras: number;
  juega_feriado: 'S' | 'N';
  estado: 'A' | 'I';
}

export interface Vendedores extends Versioned {
  codigo: string;
  nombre: string;
  apellido: string;
  cedula: string;
  telefono: Generated<string>;
  direccion: Generated<string>;
  fk_usuario: number;
  porcentaje: Hundredths;
  cuenta_bancaria: Generated<string>;
  estado: 'A' | 'I';
}

/** A picture that came ahead of the record that names it. */
interface Archivos {
  ruta: string;
  fk_usuario: number;
  fecha_creacion: Defaulted<Instant>;
}

/** How much a user has uploaded on the last day on which they did. */
interface CargasDelDia {
  fk_usuario: number;
  fecha: Day;
  imagenes: number;
  bytes: number;
}

/** A record of a day, which is never deleted but annulled with a reason. */
interface Annullable extends Versioned {
  fecha: Day;
  motivo_anulacion: Generated<string>;
}

export interface Feriados extends Annullable {
  /** The day that the law names. */
  fecha_original: Day;
  nombre: string;
  ambito: 'N' | 'L';
  estado: 'A' | 'X';
}

export interface Ventas extends Annullable {
  fk_sorteo: number;
  fk_vendedor: number;
  fk_usuario: number;
  porcentaje: Hundredths;
  total: Hundredths;
  comision: Hundredths;
  /** How many lines are not void. */
  colillas: Generated<number>;
  /** How many rows of a draft are no lines yet. */
  por_corregir: Generated<number>;
  /** Those rows as JSON; '' for none. */
  filas_por_corregir: Generated<string>;
  fk_usuario_sumador: number;
  estado: 'B' | 'C' | 'X';
}

interface DetalleVentas {
  fk_venta: number;
  orden: number;
  /** In parentheses: void. */
  colilla: string;
  valor: Hundredths;
}

/** A record that moves the cash of an administrador. */
interface Cash extends Annullable {
  fk_usuario: number;
  valor: Hundredths;
}

export interface Premios extends Omit<Cash, 'id'> {
  id: GeneratedAlways<number>;
  fk_sorteo: number;
  fk_vendedor: number;
  colilla: string;
  imagen: Proofs;
  observacion: Generated<string>;
  fk_usuario_revisor: number | null;
  fecha_revision: Instant | null;
  fk_usuario_pago: number | null;
  fecha_pago: Day | null;
  forma_pago: Generated<string>;
  comprobante: Proofs;
  fk_usuario_correccion: number | null;
  fk_usuario_paso: number | null;
  estado: 'PENDIENTE' | 'REVISADO' | 'RECHAZADO' | 'PAGADO' | 'ANULADO';
  /** Why a payment was taken back. */
  motivo: Generated<string>;
}

export interface Caja extends Cash {
  tipo: string;
  descripcion: string;
  forma_pago: string;
  comprobante: Proofs;
  estado: 'A' | 'X';
}

export interface Depositos extends Cash {
  tipo: 'RECIBIR' | 'ENTREGAR';
  banco: string;
  cuenta_bancaria: string;
  motivo: Generated<string>;
  comprobante: Proofs;
  fk_usuario_resolucion: number | null;
  fecha_resolucion: Day | null;
  motivo_rechazo: Generated<string>;
  estado: 'P' | 'D' | 'R' | 'X';
}

export interface Transferencias extends Versioned {
  fecha: Day;
  fk_usuario_origen: number;
  fk_usuario_destino: number;
  valor: Hundredths;
  concepto: string;
  comprobante: Proofs;
  estado: 'A';
}

export interface Prestamos extends Cash {
  fk_vendedor: number | null;
  fk_usuario_beneficiario: number | null;
  cuotas: number;
  valor_cuota: Hundredths;
  saldo: Hundredths;
  motivo: Generated<string>;
  estado: 'A' | 'P' | 'X';
}

export interface Abonos extends Cash {
  fk_prestamo: number;
  origen: 'CAJA' | 'NOMINA';
  fk_nomina: number | null;
  estado: 'A' | 'X';
}

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

/** The database refuses to change or delete it. */
interface Historial {
  id: GeneratedAlways<number>;
  /** A section's name. */
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
  /** Signed. */
  valor: Hundredths;
  /** Orders the rows of a day. */
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

/** The tables, the same on PGlite and PostgreSQL. */
export interface Schema {
  usuarios: Usuarios;
  sesiones: Sesiones;
  tokens_refresco: TokensRefresco;
  intentos_fallidos: IntentosFallidos;
  repeticiones: Repeticiones;
  nominas: Nominas;
  detalle_nominas: DetalleNominas;
  notificaciones: Notificaciones;
  sorteos: Sorteos;
  feriados: Feriados;
  vendedores: Vendedores;
  archivos: Archivos;
  cargas_del_dia: CargasDelDia;
  ventas: Ventas;
  detalle_ventas: DetalleVentas;
  premios: Premios;
  gastos: Caja;
  ingresos: Caja;
  depositos: Depositos;
  transferencias: Transferencias;
  prestamos: Prestamos;
  abonos: Abonos;
  semanas_reabiertas: SemanasReabiertas;
  historial: Historial;
  movimientos: Movimientos;
  saldos: Saldos;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
