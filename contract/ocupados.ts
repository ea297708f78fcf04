import * as z from 'zod/mini';
import { type CallAccess, defineCall } from './call';
import { Id, Texto } from './common';
import { namesOf } from './derive';
import type { RestSection } from './rest';
import { Username, usuariosAccess } from './usuarios';

type Writes = Readonly<Record<string, z.ZodMiniType>>;

const ByField = z.record(z.string(), Texto);

const defineTaken = (name: string, access: CallAccess, writes: Writes) =>
  defineCall('GET', `/api/${name}/ocupados`, {
    own: true,
    access,
    /** `id` is the record that is being changed. */
    query: z.object({
      id: z.optional(Id),
      ...Object.fromEntries(Object.entries(writes).map(([field, write]) => [field, z.optional(write)])),
    }),
    answer: z.object({
      /** The refusals of the values that another record has. */
      ocupados: ByField,
      /** For a new record: the next free value of each `series`. */
      libres: ByField,
    }),
  });

export type TakenCall = ReturnType<typeof defineTaken>;

export const uniqueFields = ({ fields }: Pick<RestSection, 'fields'>): string[] =>
  namesOf(fields, ({ unique }) => unique !== undefined);

/** Which typed values another record has, before a save, which decides. Only our own API. */
export const takenCall = ({
  name,
  fields,
  calls,
}: Pick<RestSection, 'name' | 'fields' | 'calls'>): TakenCall =>
  defineTaken(
    name,
    calls.update.access,
    Object.fromEntries(uniqueFields({ fields }).map((field) => [field, fields[field]?.write ?? Texto])),
  );

/** The same for the username of a new user. */
export const usernameTakenCall = defineTaken('usuarios', usuariosAccess, { username: Username });
