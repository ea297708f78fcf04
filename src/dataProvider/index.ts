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
import type { FetchJson } from '../http/fetchJson';
import type { Http } from '../http/http';

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

interface Options {
  http: Http;
  fetchJson: FetchJson;
  /** By resource; a resource without one speaks simple REST under /api/{resource}. */
  providers: Readonly<Record<string, (http: Http) => ResourceProvider>>;
}

type Verb = keyof ResourceProvider;
type Handler = (params: unknown) => Promise<never>;
type RestHandler = (resource: string, params: unknown) => Promise<never>;

/** Sends each verb to its resource's own handler, else to simple REST. */
export const createDataProvider = ({ http, fetchJson, providers }: Options): DataProvider => {
  const rest = simpleRestProvider('/api', fetchJson);
  const own = new Map(Object.entries(providers).map(([resource, create]) => [resource, create(http)]));

  const verb =
    (name: Verb) =>
    async (resource: string, params: unknown): Promise<never> => {
      const provider = own.get(resource);
      if (!provider) return (rest[name] as RestHandler)(resource, params);

      const handler = provider[name] as Handler | undefined;
      if (!handler) throw missing(resource, name);

      return handler(params);
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
    create: verb('create'),
    update: verb('update'),
    updateMany: none('updateMany'),
    delete: none('delete'),
    deleteMany: none('deleteMany'),
  };
};

const missing = (resource: string, verb: string) => new Error(`${resource}: the API offers no ${verb}`);
