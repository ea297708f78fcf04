import type { Hono } from 'hono';
import type { ApiEnv } from '../../api/http/answer';
import { archivosCalls } from '../../contract/archivos';
import { authCalls } from '../../contract/auth';
import type { Call } from '../../contract/call';
import { dashboardCalls } from '../../contract/dashboard';
import { depositosRest } from '../../contract/depositos';
import { erroresCalls } from '../../contract/errores';
import { feriadosRest } from '../../contract/feriados';
import { gastosRest } from '../../contract/gastos';
import { ingresosRest } from '../../contract/ingresos';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { planillasCalls, semanaCalls } from '../../contract/planillas';
import { premiosRest } from '../../contract/premios';
import { abonosRest, prestamosRest } from '../../contract/prestamos';
import { reportesCalls } from '../../contract/reportes';
import type { RestSection } from '../../contract/rest';
import { sesionesCalls } from '../../contract/sesiones';
import { sorteosRest } from '../../contract/sorteos';
import { transferenciasCalls, transferenciasRest } from '../../contract/transferencias';
import { usuariosCalls } from '../../contract/usuarios';
import { vendedoresRest } from '../../contract/vendedores';
import { ventasRest } from '../../contract/ventas';

/** The sections that speak simple REST. */
export const restSections: Omit<RestSection, 'input'>[] = [
  sorteosRest,
  feriadosRest,
  vendedoresRest,
  ventasRest,
  premiosRest,
  gastosRest,
  ingresosRest,
  depositosRest,
  transferenciasRest,
  prestamosRest,
  abonosRest,
];

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
    archivosCalls,
    semanaCalls,
    transferenciasCalls,
    erroresCalls,
  ],
  ...restSections.map(({ calls }) => calls),
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
