import type { GetOneParams, QueryFunctionContext } from 'ra-core';
import { busquedaCalls } from '../../../contract/busqueda';
import type { Http } from '../../http/http';

/** What the call answers, as a record; `meta` is what it is asked. */
export const find = async (http: Http, { id, meta, signal }: GetOneParams & QueryFunctionContext) => ({
  data: { id, answer: await http(busquedaCalls.find, { query: meta, signal }) },
});
