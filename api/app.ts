import { Hono, type MiddlewareHandler } from 'hono';
import { gastosRest } from '../contract/gastos';
import { ingresosRest } from '../contract/ingresos';
import { sorteosRest } from '../contract/sorteos';
import { vendedoresRest } from '../contract/vendedores';
import { type Api, type ApiEnv, createAnswer } from './answer/answer';
import { diskStore } from './files/diskStore';
import { ApiError, answerError } from './http/errors';
import { giveCode, securityHeaders } from './http/headers';
import type { Live } from './live/live';
import { eventosRoute } from './live/routes';
import { openApiRoutes } from './openapi/openapi';
import { DAILY_LIMIT } from './process/env';
import { type Log, logToStderr } from './process/log';
import { createNegocio } from './process/negocio';
import { restRoutes } from './rest/rest';
import { archivosRoutes, proofRoute } from './sections/archivos';
import { authRoutes } from './sections/auth';
import { busquedaRoutes } from './sections/busqueda';
import { cajasRoutes } from './sections/cajas';
import { colillasRoutes } from './sections/colillas';
import { dashboardRoutes } from './sections/dashboard/routes';
import { depositosRoutes } from './sections/depositos';
import { dudasRoutes } from './sections/dudas';
import { erroresRoutes } from './sections/errores';
import { feriadosRoutes } from './sections/feriados';
import { negocioRoutes } from './sections/negocio';
import { pagosRoutes } from './sections/nomina/pagos';
import { nominaRoutes } from './sections/nomina/routes';
import { notificacionesRoutes } from './sections/notificaciones';
import { planillasRoutes } from './sections/planillas/routes';
import { premiosRoutes } from './sections/premios/routes';
import { abonosRoutes } from './sections/prestamos/abonos';
import { prestamosRoutes } from './sections/prestamos/prestamos';
import { reportesRoutes } from './sections/reportes/routes';
import { sesionesRoutes } from './sections/sesiones';
import { transferenciasRoutes } from './sections/transferencias';
import { usuariosRoutes } from './sections/usuarios/routes';
import { ventasRoutes } from './sections/ventas/routes';

type Optional = 'now' | 'trustProxy' | 'dailyLimit' | 'limits' | 'proofs' | 'negocio';

interface Options extends Omit<Api, Optional>, Partial<Pick<Api, Optional>> {
  hsts?: boolean;
  /** For developers. */
  tellsCauses?: boolean;
  log?: Log;
  watch?: MiddlewareHandler;
  /** Without it, pages poll. */
  live?: Live;
}

/** The whole API without a server: answers /api/* and /comprobantes/*. */
export const createApp = ({
  log = logToStderr,
  now = () => new Date(),
  trustProxy = [],
  dailyLimit = DAILY_LIMIT,
  limits = {},
  negocio = createNegocio(),
  hsts = false,
  tellsCauses = false,
  watch,
  live,
  ...rest
}: Options): Hono<ApiEnv> => {
  const api: Api = {
    proofs: diskStore(rest.filesDir),
    ...rest,
    now,
    trustProxy,
    dailyLimit,
    limits,
    negocio,
  };
  const app = new Hono<ApiEnv>();

  app.onError(answerError(log, { tellsCauses }));
  app.notFound(() => {
    throw new ApiError(404, 'No existe lo que busca');
  });
  if (watch) app.use(watch);
  app.use(giveCode);
  app.use(securityHeaders(hsts));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    // Screens follow it, and the clock of the machine may be late.
    c.header('Date', now().toUTCString());
    await next();
  });

  const answer = createAnswer(app, api);
  for (const addRoutes of allRoutes) addRoutes(answer, api);
  erroresRoutes(answer, api, log);
  proofRoute(app, api);
  if (live) eventosRoute(app, api, live);
  openApiRoutes(app);

  return app;
};

const allRoutes = [
  authRoutes,
  usuariosRoutes,
  sesionesRoutes,
  notificacionesRoutes,
  nominaRoutes,
  pagosRoutes,
  restRoutes(sorteosRest),
  feriadosRoutes,
  restRoutes(vendedoresRest),
  ventasRoutes,
  premiosRoutes,
  colillasRoutes,
  restRoutes(gastosRest, { inLedger: (gasto) => gasto, settles: true }),
  restRoutes(ingresosRest, { inLedger: (ingreso) => ingreso, settles: true }),
  depositosRoutes,
  transferenciasRoutes,
  prestamosRoutes,
  abonosRoutes,
  archivosRoutes,
  planillasRoutes,
  reportesRoutes,
  dashboardRoutes,
  busquedaRoutes,
  dudasRoutes,
  cajasRoutes,
  negocioRoutes,
];
