import type * as z from 'zod/mini';
import type { BodyOf, Call } from '../../contract/call';
import type { Mensaje } from '../../contract/common';
import { shapeOf } from '../../contract/shape';
import type { Http } from '../http/http';
import type { ResourceProvider } from '.';

/** The keys that a call's body has, out of what a form holds. */
export const bodyOf = <C extends Call>({ body }: C, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(body ? shapeOf({ input: body }) : {})
      .filter((key) => values[key] !== undefined)
      .map((key) => [key, values[key]]),
  ) as BodyOf<C>;

/** Writes by a call that answers a message; what is written goes into no cache. */
export const updatesBy =
  (call: Call<z.ZodMiniType, typeof Mensaje>) =>
  (http: Http): ResourceProvider => ({
    async update({ id, data }) {
      const { message } = await http(call, { body: bodyOf(call, { ...data, id }) });

      return { data: { id, message } };
    },
  });
