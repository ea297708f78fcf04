import type { RawAnswerOf } from '../../contract/call';
import type { dashboardCalls } from '../../contract/dashboard';
import type { nominaCalls } from '../../contract/nomina';
import type { notificacionesCalls } from '../../contract/notificaciones';
import type { usuariosCalls } from '../../contract/usuarios';

type Profile = RawAnswerOf<typeof usuariosCalls.profile>['user'];

export const createProfile = (values: Partial<Profile> = {}): Profile => ({
  id: 7,
  nombre: 'Ana',
  apellido: 'Paredes',
  role: 'superadministrador',
  ...values,
});

type Nomina = RawAnswerOf<typeof nominaCalls.one>['nomina'];
type DetalleNomina = NonNullable<Nomina['detalle_nominas']>[number];
type Usuario = RawAnswerOf<typeof usuariosCalls.administradores>['usuarios'][number];

export const createNomina = (values: Partial<Nomina> = {}): Nomina => ({
  id: 1043,
  fecha: '2026-11-16',
  fecha_final: '2026-11-22',
  usuario: { nombre: 'Luis', apellido: 'Zambrano', cuenta_bancaria: '2200011111' },
  cuenta_bancaria: '2200022222',
  total: '4210.00',
  comprobante: null,
  detalle_nominas: [],
  ...values,
});

export const createDetalle = (values: Partial<DetalleNomina> = {}): DetalleNomina => ({
  id: 70,
  usuario: { nombre: 'Marta', apellido: 'Cedeño', cuenta_bancaria: '220002' },
  total: '1500.00',
  suma: '0',
  comprobante: null,
  descuentos: '0',
  otros_ingresos: '0',
  ...values,
});

export const createUsuario = (values: Partial<Usuario> = {}): Usuario => ({
  id: 3,
  nombre: 'Luis',
  apellido: 'Zambrano',
  ultima_conexion: null,
  username: 'lzambrano',
  rol: 'administrador',
  estado: 'A',
  cuenta_bancaria: '2200011111',
  sueldo_fijo: 'S',
  valor: '500.00',
  paga: '0',
  ...values,
});

type Notificacion = RawAnswerOf<typeof notificacionesCalls.list>['notificaciones'][number];

export const createNotificacion = (values: Partial<Notificacion> = {}): Notificacion => ({
  id: 4,
  mensaje: 'Nuevo premio por revisar',
  leido: 'N',
  fecha: '2026-11-20',
  hora: '14:00:00',
  secuencia: 81,
  ...values,
});

type Tablero = RawAnswerOf<typeof dashboardCalls.one>;

const NADA = { conteo: 0, valor: '0' };

export const createTablero = (values: Partial<Tablero> = {}): Tablero => ({
  fecha: '2026-11-16',
  fecha_final: '2026-11-22',
  hoy: '2026-11-20',
  ventas: '0',
  ventas_anterior: '0',
  comision_anterior: '0',
  premios_anterior: '0',
  gastos_anterior: '0',
  premios_pagados: NADA,
  premios_por_revisar: NADA,
  premios_por_pagar: NADA,
  gastos: '0',
  utilidad: '0',
  saldo: '0',
  depositos_pendientes: { ...NADA, recibir: '0', entregar: '0' },
  ventas_en_borrador: NADA,
  nominas_atrasadas: 0,
  nominas_faltantes: 0,
  prestamos_por_cobrar: NADA,
  promotores_con_venta: 0,
  promotores_activos: 0,
  por_dia: [],
  por_semana: [],
  promotores: [],
  sin_venta_hoy: [],
  premios_atrasados: [],
  ...values,
});

type Semana = Tablero['por_semana'][number];

export const createSemana = (values: Partial<Semana> = {}): Semana => ({
  fecha: '2026-11-16',
  ventas: '0',
  comision: '0',
  premios: '0',
  gastos: '0',
  nomina: '0',
  utilidad: '0',
  saldo: '0',
  ...values,
});

export const sorteo = {
  nombre: 'Lotto',
  hora_sorteo: '20:00',
  hora_cierre: '19:30',
  dias: 'LMXJV',
  cifras: 4,
  juega_feriado: 'S',
  estado: 'A',
};
