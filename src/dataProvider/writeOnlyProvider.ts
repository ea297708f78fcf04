import type { Identifier, RaRecord } from 'ra-core';
import type * as z from 'zod/mini';
import type { BodyOf, Call } from '../../contract/call';
import type { Mensaje } from '../../contract/common';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** The values that the body of a call has, without those that are undefined. */
export const bodyOf = <C extends Call>({ body }: C, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(body && 'shape' in body ? Object(body.shape) : {})
      .filter((key) => values[key] !== undefined)
      .map((key) => [key, values[key]]),
  ) as BodyOf<C>;

/** For a call that answers a message. Values such as passwords are not cached. */
export const writeOnlyProvider =
  (call: Call<z.ZodMiniType, typeof Mensaje>) =>
  (http: Http): ResourceProvider => {
    const write = async ({ id, data }: { id?: Identifier; data: Partial<RaRecord> }) => {
      const body = { ...data, id: id ?? data.id };
      const { message } = await http(call, { body: bodyOf(call, body) });

      return { data: { id: body.id ?? 0, message } };
    };

    return { create: write, update: write };
  };
