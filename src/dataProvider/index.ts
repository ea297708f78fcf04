import type { DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { RestSection } from '../../contract/rest';
import { type Callers, withIdempotencyKey } from '../http/fetchJson';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';
import { restProvider } from './restProvider';

export type { ResourceProvider };

interface Options extends Callers {
  resources: readonly Resource[];
}

interface Resource {
  name: string;
  rest?: RestSection;
  provider?: (http: Http) => ResourceProvider;
}

type Verb = keyof ResourceProvider;
type Handler = (params: unknown) => Promise<never>;

/** A create passes on the `idempotencyKey` of its `meta`. */
export const createDataProvider = ({ resources, ...callers }: Options): DataProvider => {
  const providers = new Map(resources.map((resource) => [resource.name, providerOf(resource, callers)]));
  const verb = (method: Verb) => async (name: string, params: { meta?: { idempotencyKey?: string } }) => {
    const { idempotencyKey } = params.meta ?? {};
    const resource = resources.find((one) => one.name === name) ?? { name };
    const isKeyed = idempotencyKey !== undefined && method === 'create';
    const provider = isKeyed
      ? providerOf(resource, withIdempotencyKey(callers, idempotencyKey))
      : (providers.get(name) ?? providerOf(resource, callers));
    const handler = provider[method] as Handler | undefined;

    return handler ? handler(params) : refuse(method)(name);
  };

  return {
    supportAbortSignal: true,
    getList: verb('getList'),
    getIds: async (name: string, params: Parameters<NonNullable<ResourceProvider['getIds']>>[0]) =>
      providers.get(name)?.getIds?.(params),
    getOne: verb('getOne'),
    getMany: verb('getMany'),
    getManyReference: verb('getManyReference'),
    create: verb('create'),
    update: verb('update'),
    updateMany: refuse('updateMany'),
    delete: refuse('delete'),
    deleteMany: refuse('deleteMany'),
  };
};

const providerOf = ({ name, rest, provider }: Resource, { http, fetchJson }: Callers): ResourceProvider => {
  if (provider) return provider(http);
  if (rest) return restProvider(rest, fetchJson);
  const plain = simpleRestProvider('/api', fetchJson);

  return {
    getList: (params) => plain.getList(name, params),
    getOne: (params) => plain.getOne(name, params),
    getMany: (params) => plain.getMany(name, params),
    getManyReference: (params) => plain.getManyReference(name, params),
    create: (params) => plain.create(name, params),
    update: (params) => plain.update(name, params),
  };
};

const refuse = (verb: string) => async (resource: string) => {
  throw new Error(`${resource}: the API offers no ${verb}`);
};
