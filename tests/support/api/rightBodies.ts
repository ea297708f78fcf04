import { ajustesCalls } from '../../../contract/ajustes';
import { archivosCalls } from '../../../contract/archivos';
import { authCalls } from '../../../contract/auth';
import { busquedaCalls } from '../../../contract/busqueda';
import type { Call } from '../../../contract/call';
import { colillasCalls } from '../../../contract/colillas';
import { comprobantesCalls } from '../../../contract/comprobantes';
import { dashboardCalls } from '../../../contract/dashboard';
import { erroresCalls } from '../../../contract/errores';
import { negocioCalls } from '../../../contract/negocio';
import { nominaCalls } from '../../../contract/nomina';
import { notificacionesCalls, notificacionesLeidasCall } from '../../../contract/notificaciones';
import { pagosCalls } from '../../../contract/pagos';
import { alikePictureCall } from '../../../contract/parecidos';
import { planillasCalls, semanaCalls } from '../../../contract/planillas';
import { deshacerCall } from '../../../contract/premios';
import { reportesCalls } from '../../../contract/reportes';
import { restSections } from '../../../contract/restSections';
import { sesionesCalls } from '../../../contract/sesiones';
import { usuariosCalls } from '../../../contract/usuarios';
import { sampleOf } from '../sampleOf';
import { alikeCalls, doubtedCalls, importCalls, proofCalls, takenCalls, usualCalls } from './calls';

const usuario = {
  nombre: 'Ana',
  apellido: 'Loor',
  rol: 'sumador',
  estado: 'I',
  usuarioPrincipal: 987_654,
  cuenta_bancaria: 'x',
  sueldo_fijo: 'S',
  valor: '',
  paga: '',
};
const nomina = { fk_usuario: 3, fecha: '2026-10-12', fecha_final: '2026-10-18', fk_usuario_creacion: '' };
const proof = { id: 1, files: 'x', fk_usuario_actualizacion: '' };
const samples = Object.fromEntries(restSections.map((section) => [section.name, sampleOf(section)]));

const fileOf = (
  { motivo_anulacion, comprobante, ...row }: Record<string, unknown>,
  solo_revisar = false,
) => ({
  archivo: 'filas.csv',
  columnas: Object.keys(row),
  filas: [Object.values(row)],
  por_defecto: {},
  solo_revisar,
  versiones: [null],
});

const week = { fecha: '2026-10-14', fk_usuario: '3' };
const range = { fecha_gte: '2026-10-01', fecha_lte: '2026-10-14', fk_usuario: '3' };

/** A valid body or query for each call, so that tests get past the check of the contract. */
export const right = new Map<Call, Record<string, unknown>>([
  [authCalls.login, { username: 'nadie', password: 'x' }],
  [authCalls.refresh, {}],
  [authCalls.logout, {}],
  [usuariosCalls.create, { ...usuario, username: 'nadie', password: 'x'.repeat(8), usuarioCreacion: '' }],
  [usuariosCalls.update, { ...usuario, id: 987_654, usuarioActualizacion: '', version: 1 }],
  [usuariosCalls.setPassword, { id: 1, password: 'x'.repeat(7), usuarioActualizacion: '' }],
  [
    usuariosCalls.changePassword,
    { id: 1, current_password: 'x', new_password: 'x'.repeat(8), confirmation_password: 'x'.repeat(8) },
  ],
  [sesionesCalls.closeOthers, {}],
  [notificacionesCalls.list, { fk_usuario: 1 }],
  [notificacionesCalls.update, { id: 1 }],
  [notificacionesLeidasCall, { ids: [1] }],
  [nominaCalls.list, { fecha_inicio: '2026-10-12', fecha_final: '2026-10-18', limit: 25, offset: 0 }],
  [nominaCalls.count, { fecha_inicio: '2026-10-12', fecha_final: '2026-10-18' }],
  [nominaCalls.create, { ...nomina, cuenta_bancaria: 'x' }],
  [nominaCalls.upload, proof],
  [nominaCalls.uploadLine, { ...proof, descuentos: '', otros_ingresos: '' }],
  [archivosCalls.upload, { files: 'x' }],
  [planillasCalls.ventas, { ...week, fk_sorteo: '1' }],
  ...[planillasCalls.premios, planillasCalls.global, planillasCalls.consolidado].map(
    (call): [Call, Record<string, unknown>] => [call, week],
  ),
  ...[reportesCalls.movimientos, reportesCalls.depositos, reportesCalls.historico].map(
    (call): [Call, Record<string, unknown>] => [call, range],
  ),
  [reportesCalls.historico_global, { ...range, por: 'mes' }],
  [dashboardCalls.one, { fk_usuario: '3' }],
  [busquedaCalls.find, { q: '2' }],
  [semanaCalls.reopen, { motivo: 'x' }],
  [semanaCalls.close, {}],
  [ajustesCalls.create, { fk_usuario: 3, diferencia: '1', valor: '1', fk_nomina: null, motivo: 'x' }],
  [ajustesCalls.undo, { fk_ajuste: 1 }],
  [deshacerCall, { version: 1 }],
  [pagosCalls.payees, { fk_usuario: '3', fecha: '2026-10-12' }],
  [pagosCalls.unpaid, { fk_usuario: '3' }],
  [colillasCalls.largest, { fk_vendedor: '1' }],
  // Of the premio that oneOfEach makes.
  [colillasCalls.winning, { fecha: '2026-10-14', fk_sorteo: '2', colilla: '001' }],
  [usuariosCalls.administradores, { con_saldo: 'S' }],
  ...Object.entries(usualCalls).map(([name, call]): [Call, Record<string, unknown>] => [
    call,
    { ...samples[name], id: '1' },
  ]),
  ...Object.values(doubtedCalls).map((call): [Call, Record<string, unknown>] => [call, { ids: '1,2' }]),
  [colillasCalls.check, { fecha: '2026-10-14', fk_sorteo: '2', fk_vendedor: '1', colilla: '001' }],
  ...Object.values<Call>(comprobantesCalls).map((call): [Call, Record<string, unknown>] => [
    call,
    { files: 'x', motivo: 'x' },
  ]),
  ...Object.values(proofCalls).map((call): [Call, Record<string, unknown>] => [
    call,
    { comprobante: 'comprobantes/x.png', motivo: 'x', version: 1 },
  ]),
  ...Object.entries(alikeCalls).map(([name, call]): [Call, Record<string, unknown>] => [
    call,
    samples[name] ?? {},
  ]),
  ...[usuariosCalls, nominaCalls, ...restSections.map(({ calls }) => calls)].map(
    ({ history }): [Call, Record<string, unknown>] => [history, { antes: 1 }],
  ),
  // Of no record that a test makes.
  ...Object.entries(takenCalls).map(([name, call]): [Call, Record<string, unknown>] => [
    call,
    name === 'usuarios' ? { username: 'nadie' } : { codigo: 'P-99', cedula: '1710034065' },
  ]),
  [negocioCalls.update, { nombre: 'Suerte Guayas', version: 0 }],
  [alikePictureCall, { huella: 'a'.repeat(64) }],
  [erroresCalls.create, { origen: 'error', mensaje: 'x', pila: '', pagina: '/' }],
  ...Object.entries(importCalls).map(([name, call]): [Call, Record<string, unknown>] => {
    const { usuarioPrincipal: _, ...persona } = usuario;
    // A dry run needs no password hash.
    if (name === 'usuarios')
      return [call, fileOf({ ...persona, username: 'nadie', password: 'x'.repeat(8) }, true)];

    return [call, fileOf(samples[name] ?? {})];
  }),
  ...restSections.flatMap(({ name, calls }): [Call, Record<string, unknown>][] => {
    const body = samples[name] ?? {};

    return [
      [calls.create, body],
      [calls.update, { estado: 'A', ...body, version: 1 }],
    ];
  }),
]);
