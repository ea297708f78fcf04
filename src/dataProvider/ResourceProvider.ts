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
  UpdateManyParams,
  UpdateManyResult,
  UpdateParams,
  UpdateResult,
} from 'ra-core';
import type { Parecido } from '../../contract/parecidos';
import type { Http } from '../http/http';

/** react-admin's verbs that a resource of the API offers. */
export interface ResourceProvider<T extends RaRecord = RaRecord> {
  getList?(params: GetListParams & QueryFunctionContext): Promise<GetListResult<T>>;
  /** The ids of the whole list, in its order. Only our own API (ADR 019). */
  getIds?(params: Pick<GetListParams, 'filter' | 'sort'>): Promise<readonly number[]>;
  /** Records that may be the same as this one, which is not saved yet. Only our own API. */
  getAlike?(params: { data: object }): Promise<readonly Parecido[]>;
  getOne?(params: GetOneParams<T> & QueryFunctionContext): Promise<GetOneResult<T>>;
  getMany?(params: GetManyParams<T> & QueryFunctionContext): Promise<GetManyResult<T>>;
  getManyReference?(
    params: GetManyReferenceParams & QueryFunctionContext,
  ): Promise<GetManyReferenceResult<T>>;
  /** Not a T, because most creates answer only a message. */
  create?(params: CreateParams): Promise<CreateResult<RaRecord>>;
  update?(params: UpdateParams): Promise<UpdateResult<T>>;
  /** A request for each record, one after the other. Ends at the first refusal. */
  updateMany?(params: UpdateManyParams): Promise<UpdateManyResult>;
}

/** Made once for each resource; `http` makes the calls. */
export type Dialect<T extends RaRecord = RaRecord> = (http: Http) => ResourceProvider<T>;
