import { busquedaCalls } from '../../contract/busqueda';
import type { Call } from '../../contract/call';
import { dashboardCalls } from '../../contract/dashboard';
import { nominaCalls } from '../../contract/nomina';
import { planillasCalls, semanaCalls } from '../../contract/planillas';
import { reportesCalls } from '../../contract/reportes';
import { sesionesCalls } from '../../contract/sesiones';
import { transferenciasCalls } from '../../contract/transferencias';
import { usuariosCalls } from '../../contract/usuarios';
import { restSections } from './calls';

export const lists: Call[] = restSections.map(({ calls }) => calls.list);

/** Calls that read by what stands in the path alone. */
export const gets: Call[] = [
  ...[usuariosCalls.profile, usuariosCalls.list, usuariosCalls.administradores, usuariosCalls.one],
  ...[usuariosCalls.history, nominaCalls.one, nominaCalls.history, semanaCalls.one],
  ...[sesionesCalls.list, transferenciasCalls.destinos],
  ...restSections.flatMap(({ calls }) => [calls.one, calls.history]),
  ...lists,
];

/** Calls that read what stands behind the question mark, and what they take. */
const week = { fecha: '2026-10-14', fk_usuario: '3' };
const range = { fecha_gte: '2026-10-01', fecha_lte: '2026-10-14', fk_usuario: '3' };
export const queried = new Map<Call, Record<string, string>>([
  [planillasCalls.ventas, { ...week, fk_sorteo: '1' }],
  ...[planillasCalls.premios, planillasCalls.global, planillasCalls.consolidado].map(
    (call): [Call, typeof week] => [call, week],
  ),
  ...[reportesCalls.movimientos, reportesCalls.depositos, reportesCalls.historico].map(
    (call): [Call, typeof range] => [call, range],
  ),
  [reportesCalls.historico_global, { ...range, por: 'mes' }],
  [dashboardCalls.one, { fk_usuario: '3' }],
  // The id of what Berta gets, and part of a promotor's código.
  [busquedaCalls.find, { q: '2' }],
]);
