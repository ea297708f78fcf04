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
