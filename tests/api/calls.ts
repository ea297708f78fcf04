import type { Hono } from 'hono';
import type { ApiEnv } from '../../api/http/answer';
import { archivosCalls } from '../../contract/archivos';
import { authCalls } from '../../contract/auth';
import { busquedaCalls } from '../../contract/busqueda';
import type { Call } from '../../contract/call';
import { dashboardCalls } from '../../contract/dashboard';
import { erroresCalls } from '../../contract/errores';
import { importCall } from '../../contract/importar';
import { jornadaCalls } from '../../contract/jornada';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { planillasCalls, semanaCalls } from '../../contract/planillas';
import { reportesCalls } from '../../contract/reportes';
import type { RestSection } from '../../contract/rest';
import { rests } from '../../contract/rests';
import { sesionesCalls } from '../../contract/sesiones';
import { transferenciasCalls } from '../../contract/transferencias';
import { usuariosAccess, usuariosCalls } from '../../contract/usuarios';

/** The sections that speak simple REST. */
export const restSections: readonly Omit<RestSection, 'input'>[] = rests;

/** By section, the call that takes the rows of a spreadsheet. */
export const importCalls: Readonly<Record<string, Call>> = {
  usuarios: importCall('usuarios', usuariosAccess),
  ...Object.fromEntries(
    restSections
      .filter(({ imports }) => imports)
      .map(({ name, calls }) => [name, importCall(name, calls.create.access)]),
  ),
};

const groups: Record<string, Call>[] = [
  ...[
    authCalls,
    usuariosCalls,
    sesionesCalls,
    notificacionesCalls,
    nominaCalls,
    planillasCalls,
    reportesCalls,
    dashboardCalls,
    jornadaCalls,
    archivosCalls,
    semanaCalls,
    transferenciasCalls,
    erroresCalls,
    busquedaCalls,
  ],
  ...restSections.map(({ calls }) => calls),
  importCalls,
];

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Each call of the contract by its method and path, as `POST /api/nomina`. */
export const contractCalls: ReadonlyMap<string, Call> = new Map(
  groups.flatMap((group) => Object.values(group).map((call): [string, Call] => [keyOf(call), call])),
);

/** What the app answers, spelled as the contract spells it; middleware for all methods aside. */
export const routedKeys = (app: Hono<ApiEnv>): string[] => [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => keyOf({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') })),
  ),
];

/** The calls of the contract that the app answers. */
export const routedCalls = (app: Hono<ApiEnv>): [string, Call][] => {
  const routed = new Set(routedKeys(app));

  return [...contractCalls].filter(([key]) => routed.has(key));
};
