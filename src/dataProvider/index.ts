import type { DataProvider } from 'ra-core';
import type { Call } from '../../contract/call';
import type { RestSection } from '../../contract/rest';
import { usuariosCalls } from '../../contract/usuarios';
import { type CallOptions, type Http, inBackground } from '../http/http';
import { ajustesProvider } from './ajustes';
import { archivosProvider } from './archivos';
import { comprobantesProvider } from './comprobantes';
import { destinosProvider } from './destinos';
import { historialProvider } from './historial';
import { importacionesProvider } from './importaciones';
import { detalleNominasProvider, nominaProvider } from './nomina';
import { notificacionesProvider } from './notificaciones';
import type { Dialect, ResourceProvider } from './ResourceProvider';
import { restProvider } from './rest';
import { semanasProvider } from './semanas';
import { sesionesProvider } from './sesiones';
import { administradoresProvider, usuariosProvider } from './usuarios';
import { writeOnlyProvider } from './writeOnlyProvider';

export type { Dialect, ResourceProvider };

/** Which resource speaks which dialect. All others are sections with a contract, in simple REST. */
const dialects: Readonly<Record<string, Dialect>> = {
  nomina: nominaProvider,
  detalle_nominas: detalleNominasProvider,
  semanas: semanasProvider,
  ajustes: ajustesProvider,
  usuarios: usuariosProvider,
  administradores: administradoresProvider,
  usuarios_password: writeOnlyProvider(usuariosCalls.setPassword),
  password: writeOnlyProvider(usuariosCalls.changePassword),
  sesiones: sesionesProvider,
  notificaciones: notificacionesProvider,
  archivos: archivosProvider,
  comprobantes: comprobantesProvider,
  destinos: destinosProvider,
  historial: historialProvider,
  importaciones: importacionesProvider,
};

interface DataProviderParams {
  resources: readonly ServedResource[];
  http: Http;
}

interface ServedResource {
  name: string;
  rest?: RestSection;
  /** Set if the host speaks another dialect. */
  provider?: Dialect;
}

type Verb = keyof ResourceProvider;

interface Meta {
  background?: boolean;
}

interface CallParams<C extends Call> extends Pick<CallOptions<C>, 'params' | 'body' | 'query' | 'signal'> {
  meta?: Meta;
}

type Handler = (params: unknown) => Promise<never>;

/**
 * A create passes on the `idempotencyKey` of its `meta`. With `meta.background` nobody waits, and no activity counts.
 * Rejects for a verb that the API lacks.
 */
export const createDataProvider = ({ resources, http }: DataProviderParams): DataProvider => {
  const providersOver = (client: Http) =>
    new Map(
      resources.map(({ name, rest, provider = dialects[name] }) => [
        name,
        provider ? provider(client) : rest && restProvider(rest, client),
      ]),
    );
  const providers = providersOver(http);
  const unattended = providersOver(inBackground(http));
  const verb = (method: Verb) => async (name: string, params: { meta?: Meta }) => {
    const { background, ...meta } = params.meta ?? {};
    const handler = (background ? unattended : providers).get(name)?.[method] as Handler | undefined;

    return handler ? handler({ ...params, meta }) : refuse(method)(name);
  };

  return {
    supportAbortSignal: true,
    getList: verb('getList'),
    getIds: async (name: string, params: Parameters<NonNullable<ResourceProvider['getIds']>>[0]) =>
      providers.get(name)?.getIds?.(params),
    getAlike: async (name: string, params: Parameters<NonNullable<ResourceProvider['getAlike']>>[0]) =>
      providers.get(name)?.getAlike?.(params) ?? [],
    getOne: verb('getOne'),
    getMany: verb('getMany'),
    getManyReference: verb('getManyReference'),
    create: verb('create'),
    update: verb('update'),
    updateMany: verb('updateMany'),
    /** A call that no verb fits: a report, a search, a step that is taken back. */
    call: async <C extends Call>(call: C, { meta, ...options }: CallParams<C>) => ({
      data: { answer: await http(call, { ...options, background: meta?.background }) },
    }),
    delete: refuse('delete'),
    deleteMany: refuse('deleteMany'),
  };
};

const refuse = (verb: string) => async (resource: string) => {
  throw new Error(`${resource}: the API offers no ${verb}`);
};
