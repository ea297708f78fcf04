import type { ColumnType, Generated } from 'kysely';

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
}

/** One sign-in on one device; ending it ends every token of it. */
export interface Sesiones {
  id: string;
  fk_usuario: number;
  fecha_creacion: Instant;
  expira: string;
  fecha_cierre: string | null;
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

/** The tables of the local API, the same on PGlite and PostgreSQL. */
export interface Schema {
  usuarios: Usuarios;
  sesiones: Sesiones;
  tokens_refresco: TokensRefresco;
  intentos_fallidos: IntentosFallidos;
  nominas: Nominas;
  detalle_nominas: DetalleNominas;
  notificaciones: Notificaciones;
  sorteos: Sorteos;
  feriados: Feriados;
  vendedores: Vendedores;
}
