import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely';

/** A day, `YYYY-MM-DD`; the drivers leave it a string. */
type Day = string;
/** An instant; ISO text with an offset, read and written as it is. */
type Instant = ColumnType<string, string | undefined, string>;
/** Integer cents (int8, read as a safe integer). */
type Cents = ColumnType<number, number | undefined, number>;

interface Audit {
  fk_usuario_creacion: number | null;
  fk_usuario_actualizacion: number | null;
  fecha_creacion: Instant;
  fecha_actualizacion: Instant;
}

export interface Usuarios extends Audit {
  id: Generated<number>;
  nombre: string;
  apellido: string;
  /** Unique without regard to case. */
  username: string;
  password_hash: string;
  /** Somebody else set the password; its user has to choose an own one. */
  clave_ajena: Generated<boolean>;
  /** One of the five roles; '' for none. */
  rol: string;
  /** A enabled, I not. */
  estado: 'A' | 'I';
  fk_usuario_principal: number | null;
  cuenta_bancaria: string;
  sueldo_fijo: 'S' | 'N';
  /** Weekly pay in cents where sueldo_fijo is S. */
  valor: Cents;
  /** Hundredths of a percent of the sales where sueldo_fijo is N: 12.5 % is 1250. */
  paga: ColumnType<number, number | undefined, number>;
  ultima_conexion: string | null;
  /** One more with each change by the form; passwords and connections do not count. */
  version: Generated<number>;
}

/** One sign-in on one device; ending it ends every token of it. */
export interface Sesiones {
  id: string;
  fk_usuario: number;
  fecha_creacion: Instant;
  expira: string;
  fecha_cierre: string | null;
  /** The browser's own words for itself, their first 200 signs. */
  agente: Generated<string>;
  /** Kept to the minute; null until the first use. */
  ultimo_uso: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Refresh tokens by hash; a replaced one is good for 10 s more. */
export interface TokensRefresco {
  hash: string;
  fk_sesion: string;
  fecha_creacion: Instant;
  fecha_reemplazo: string | null;
}

/** Failed sign-ins, for the limit of five in 15 minutes. */
export interface IntentosFallidos {
  id: Generated<number>;
  clave: string;
  /** A hash of the username at which the try was made; '' for none. */
  nombre: Generated<string>;
  fecha: Instant;
}

/** What was answered to a create that carried a key, for 24 hours. */
export interface Repeticiones {
  fk_usuario: number;
  /** The path that was called. */
  llamada: string;
  clave: string;
  /** A keyed hash of the body. */
  huella: string;
  /** JSON, once the record is written. */
  respuesta: Generated<string>;
  fecha: Instant;
}

export interface Nominas extends Audit {
  id: Generated<number>;
  fk_usuario: number;
  /** The Monday; unique with fk_usuario. */
  fecha: Day;
  /** The Sunday. */
  fecha_final: Day;
  cuenta_bancaria: string;
  /** Σ base of the lines as they stood at creation. */
  base: Cents;
  /** Σ total of the lines. */
  total: Cents;
  /** Paths of proofs joined by commas; '' for none. */
  comprobante: Generated<string>;
}

/** A line holds copies of what it was made from: later changes of the user do not reach it. */
export interface DetalleNominas {
  id: Generated<number>;
  fk_nomina: number;
  fk_usuario: number;
  /** 1, 2, 3 … within the nomina. */
  orden: number;
  nombre: string;
  apellido: string;
  cuenta_bancaria: string;
  suma: Cents;
  base: Cents;
  descuentos: Cents;
  otros_ingresos: Cents;
  /** base + otros_ingresos − descuentos, never below 0. */
  total: Cents;
  comprobante: Generated<string>;
  /** The day of the upload, on which descuentos and otros_ingresos enter the ledger. */
  fecha_ajuste: ColumnType<Day | null, Day | null | undefined, Day | null>;
  fk_usuario_actualizacion: number | null;
  fecha_actualizacion: Instant;
}

export interface Notificaciones {
  id: Generated<number>;
  fk_usuario: number;
  mensaje: string;
  /** N unread, S read. */
  leido: ColumnType<'S' | 'N', 'S' | 'N' | undefined, 'S' | 'N'>;
  /** Day and time of Guayaquil. */
  fecha: Day;
  hora: string;
  secuencia: number | null;
}

/** What the simple REST side keeps of every record. */
interface Versioned extends Audit {
  id: Generated<number>;
  /** 1 at creation, one more with each change. */
  version: Generated<number>;
}

export interface Sorteos extends Versioned {
  /** Unique with hora_sorteo, without regard to case. */
  nombre: string;
  /** HH:mm */
  hora_sorteo: string;
  /** HH:mm, before hora_sorteo. */
  hora_cierre: string;
  /** Some of LMXJVSD, in that order. */
  dias: string;
  cifras: number;
  juega_feriado: 'S' | 'N';
  estado: 'A' | 'I';
}

export interface Feriados extends Versioned {
  /** The day without work; unique with ambito among those not annulled. */
  fecha: Day;
  /** The day that the law names. */
  fecha_original: Day;
  nombre: string;
  /** N national, L local. */
  ambito: 'N' | 'L';
  /** X annulled. */
  estado: 'A' | 'X';
  motivo_anulacion: Generated<string>;
}

export interface Vendedores extends Versioned {
  /** Unique without regard to case. */
  codigo: string;
  nombre: string;
  apellido: string;
  /** Unique. */
  cedula: string;
  telefono: Generated<string>;
  direccion: Generated<string>;
  /** The administrador for whom the promotor sells. */
  fk_usuario: number;
  /** Hundredths of a percent. */
  porcentaje: number;
  cuenta_bancaria: Generated<string>;
  estado: 'A' | 'I';
}

/** A picture that came by POST /api/archivos; a record may name it if its uploader writes the record. */
export interface Archivos {
  /** comprobantes/{name} */
  ruta: string;
  fk_usuario: number;
  fecha_creacion: Instant;
}

/** How much a user has uploaded on the last day on which they did. */
export interface CargasDelDia {
  fk_usuario: number;
  fecha: Day;
  imagenes: number;
  /** As they were sent. */
  bytes: number;
}

/** The colillas that a promotor sold of one draw. */
export interface Ventas extends Versioned {
  fecha: Day;
  fk_sorteo: number;
  fk_vendedor: number;
  /** The promotor's administrador at creation. */
  fk_usuario: number;
  /** Hundredths of a percent, the promotor's at creation. */
  porcentaje: number;
  /** Σ valor of the lines not void; below 0 in a draft alone. */
  total: Cents;
  comision: Cents;
  /** How many lines are not void. */
  colillas: Generated<number>;
  /** How many rows of a draft are no lines yet. */
  por_corregir: Generated<number>;
  /** Those rows as JSON; '' for none. */
  filas_por_corregir: Generated<string>;
  /** Who entered it. */
  fk_usuario_sumador: number;
  /** B draft, C closed, X annulled. */
  estado: 'B' | 'C' | 'X';
  motivo_anulacion: Generated<string>;
}

export interface DetalleVentas {
  fk_venta: number;
  /** 1, 2, 3 … within the venta. */
  orden: number;
  /** One to four digits, zeros kept; in parentheses: void. */
  colilla: string;
  /** Signed. */
  valor: number;
}

export interface Premios extends Omit<Versioned, 'id'> {
  /** The secuencia: never reused, given by the database alone. */
  id: GeneratedAlways<number>;
  /** Of the draw. */
  fecha: Day;
  fk_sorteo: number;
  fk_vendedor: number;
  /** The administrador of the venta. */
  fk_usuario: number;
  colilla: string;
  valor: number;
  /** Paths of pictures joined by commas. */
  imagen: Generated<string>;
  observacion: Generated<string>;
  fk_usuario_revisor: number | null;
  fecha_revision: string | null;
  fk_usuario_pago: number | null;
  fecha_pago: Day | null;
  forma_pago: Generated<string>;
  comprobante: Generated<string>;
  /** Who took the last step. */
  /** Who changed last what is paid, or to whom. */
  fk_usuario_correccion: number | null;
  fk_usuario_paso: number | null;
  estado: 'PENDIENTE' | 'REVISADO' | 'RECHAZADO' | 'PAGADO' | 'ANULADO';
  /** Why a payment was taken back. */
  motivo: Generated<string>;
  motivo_anulacion: Generated<string>;
}

/** A gasto or an ingreso: the same columns, tipos of their own. */
export interface Caja extends Versioned {
  fecha: Day;
  fk_usuario: number;
  tipo: string;
  descripcion: string;
  valor: number;
  forma_pago: string;
  comprobante: Generated<string>;
  estado: 'A' | 'X';
  motivo_anulacion: Generated<string>;
}

export interface Depositos extends Versioned {
  fecha: Day;
  fk_usuario: number;
  tipo: 'RECIBIR' | 'ENTREGAR';
  banco: string;
  cuenta_bancaria: string;
  valor: number;
  motivo: Generated<string>;
  comprobante: Generated<string>;
  fk_usuario_resolucion: number | null;
  fecha_resolucion: Day | null;
  motivo_rechazo: Generated<string>;
  motivo_anulacion: Generated<string>;
  /** P pending, D deposited, R refused, X withdrawn. */
  estado: 'P' | 'D' | 'R' | 'X';
}

export interface Transferencias extends Versioned {
  fecha: Day;
  fk_usuario_origen: number;
  fk_usuario_destino: number;
  valor: number;
  concepto: string;
  comprobante: Generated<string>;
  estado: 'A';
}

export interface Prestamos extends Versioned {
  fecha: Day;
  fk_usuario: number;
  /** The one who owes it: a promotor or a user. */
  fk_vendedor: number | null;
  fk_usuario_beneficiario: number | null;
  valor: number;
  cuotas: number;
  valor_cuota: number;
  /** valor − Σ abonos in force. */
  saldo: number;
  motivo: Generated<string>;
  /** A active, P paid, X annulled. */
  estado: 'A' | 'P' | 'X';
  motivo_anulacion: Generated<string>;
}

export interface Abonos extends Versioned {
  fk_prestamo: number;
  /** The loan's. */
  fk_usuario: number;
  fecha: Day;
  valor: number;
  origen: 'CAJA' | 'NOMINA';
  fk_nomina: number | null;
  estado: 'A' | 'X';
  motivo_anulacion: Generated<string>;
}

/** A closed week that may be written again, until it is closed. */
export interface SemanasReabiertas {
  id: Generated<number>;
  fk_usuario: number;
  /** The Monday. */
  fecha: Day;
  motivo: string;
  fk_usuario_creacion: number;
  fecha_creacion: Instant;
  fk_usuario_cierre: number | null;
  fecha_cierre: string | null;
}

/** Who did what and when; the database refuses to change or delete it. */
export interface Historial {
  id: GeneratedAlways<number>;
  /** A section's name: 'premios', 'nomina'. */
  recurso: string;
  fk_registro: number;
  fk_usuario: number | null;
  fecha: Instant;
  accion: string;
  motivo: Generated<string>;
  /** [{ campo, antes, despues }] */
  cambios: JSONColumnType<{ campo: string; antes: string; despues: string }[]>;
}

/** Which record a page has open, by the stream of events that the page holds. */
export interface Presencias {
  flujo: string;
  fk_usuario: number;
  recurso: string;
  fk_registro: number;
  /** One that is not seen for a minute is gone. */
  visto: Generated<string>;
}

/** The cash ledger: a view over all that changes an administrator's cash, one row each. */
export interface Movimientos {
  fk_usuario: number;
  fecha: Day;
  /** VENTA, COMISION, PREMIO, GASTO, INGRESO_{tipo}, DEPOSITO_{tipo}, TRANSFERENCIA, PRESTAMO, ABONO, NOMINA, AJUSTE. */
  concepto: string;
  /** Signed cents. */
  valor: number;
  /** Orders the rows of a day. */
  orden: number;
  /** The section of the record behind the row. */
  recurso: string;
  fk_registro: number;
  fk_vendedor: number | null;
  fk_sorteo: number | null;
  fk_usuario_otro: number | null;
  detalle: string;
}

/** The ledger's sums by administrator, concept and part of a week, kept by triggers in the writing transaction. */
export interface Saldos {
  fk_usuario: number;
  /** tramo(fecha): the first day of the part of a week that lies in one month. */
  fecha: Day;
  concepto: string;
  valor: number;
}

/** The tables of the local API, the same on PGlite and PostgreSQL. */
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
  presencias: Presencias;
  movimientos: Movimientos;
  saldos: Saldos;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
