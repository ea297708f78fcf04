import type {
  CreateParams,
  CreateResult,
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
import type { Http } from '../http/http';

/** react-admin's verbs that a resource of the API offers. */
export interface ResourceProvider<T extends RaRecord = RaRecord> {
  getList?(params: GetListParams & QueryFunctionContext): Promise<GetListResult<T>>;
  /** The ids of the whole list, in its order. Only our own API (ADR 019). */
  getIds?(params: Pick<GetListParams, 'filter' | 'sort'>): Promise<readonly number[]>;
  getOne?(params: GetOneParams<T> & QueryFunctionContext): Promise<GetOneResult<T>>;
  getMany?(params: GetManyParams<T> & QueryFunctionContext): Promise<GetManyResult<T>>;
  getManyReference?(
    params: GetManyReferenceParams & QueryFunctionContext,
  ): Promise<GetManyReferenceResult<T>>;
  /** Not a T, because most creates answer only a message. */
  create?(params: CreateParams): Promise<CreateResult<RaRecord>>;
  update?(params: UpdateParams): Promise<UpdateResult<T>>;
}

/** Made once for each resource; `http` makes the calls. */
export type Dialect<T extends RaRecord = RaRecord> = (http: Http) => ResourceProvider<T>;
