import type {
  CreateParams,
  CreateResult,
  DataProvider,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  QueryFunctionContext,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { RestSection } from '../../contract/rest';
import { type Callers, withIdempotencyKey } from '../http/fetchJson';
import type { Http } from '../http/http';
import { restProvider } from './restProvider';

/** The react-admin verbs that one resource offers; a verb that the API lacks is left out. */
export interface ResourceProvider<T extends RaRecord = RaRecord> {
  getList?(params: GetListParams & QueryFunctionContext): Promise<GetListResult<T>>;
  getOne?(params: GetOneParams<T> & QueryFunctionContext): Promise<GetOneResult<T>>;
  getMany?(params: GetManyParams<T> & QueryFunctionContext): Promise<GetManyResult<T>>;
  getManyReference?(
    params: GetManyReferenceParams & QueryFunctionContext,
  ): Promise<GetManyReferenceResult<T>>;
  /** Not a T: most creates of this API answer a message alone. */
  create?(params: CreateParams): Promise<CreateResult<RaRecord>>;
  update?(params: UpdateParams): Promise<UpdateResult<T>>;
}

interface Options extends Callers {
  resources: readonly Resource[];
}

/** What the data provider reads of a section, or of data without screens. */
interface Resource {
  name: string;
  /** Of what speaks simple REST. */
  rest?: RestSection;
  /** For another dialect. */
  provider?: (http: Http) => ResourceProvider;
}

type Verb = keyof ResourceProvider;
type Handler = (params: unknown) => Promise<never>;
type RestHandler = (resource: string, params: unknown) => Promise<never>;

/** Sends each verb to its resource's own handler, else to simple REST; a create carries the key of `meta`. */
export const createDataProvider = ({ resources, ...callers }: Options): DataProvider => {
  const plainly = verbsOver(callers, resources);
  const verb = (name: Verb) => (resource: string, params: unknown) => plainly(name, resource, params);
  const create = (resource: string, params: CreateParams) => {
    const { idempotencyKey } = params.meta ?? {};
    if (!idempotencyKey) return plainly('create', resource, params);
    const asked = resources.filter(({ name }) => name === resource);

    return verbsOver(withIdempotencyKey(callers, idempotencyKey), asked)('create', resource, params);
  };

  const none = (name: string) => async (resource: string) => {
    throw missing(resource, name);
  };

  return {
    supportAbortSignal: true,
    getList: verb('getList'),
    getOne: verb('getOne'),
    getMany: verb('getMany'),
    getManyReference: verb('getManyReference'),
    create,
    update: verb('update'),
    updateMany: none('updateMany'),
    delete: none('delete'),
    deleteMany: none('deleteMany'),
  };
};

const verbsOver = (callers: Callers, resources: readonly Resource[]) => {
  const rest = simpleRestProvider('/api', callers.fetchJson);
  const own = new Map(resources.flatMap((resource) => providerOf(resource, callers)));

  return async (name: Verb, resource: string, params: unknown): Promise<never> => {
    const provider = own.get(resource);
    if (!provider) return (rest[name] as RestHandler)(resource, params);

    const handler = provider[name] as Handler | undefined;
    if (!handler) throw missing(resource, name);

    return handler(params);
  };
};

const providerOf = (
  { name, rest, provider }: Resource,
  { http, fetchJson }: Callers,
): [string, ResourceProvider][] => {
  if (provider) return [[name, provider(http)]];

  return rest ? [[name, restProvider(rest, fetchJson)]] : [];
};

const missing = (resource: string, verb: string) => new Error(`${resource}: the API offers no ${verb}`);
