import * as z from 'zod/mini';
import * as common from '../../contract/common';
import { SorteoRef, UsuarioRef, VendedorRef } from '../../contract/references';

export type Json = { [key: string]: unknown };

const DESCRIPTIONS = {
  Id: 'The id of a record: a positive integer, or its digits.',
  OptionalId: 'An id, or null or "" for none.',
  Texto: 'A text; null or missing for none. The local API writes a string.',
  TextoEscrito: 'A text that may be empty.',
  Conteo: 'A whole number from 0.',
  Fecha: 'A day of the business, YYYY-MM-DD.',
  FechaLeida: 'A day, YYYY-MM-DD; of an instant its first ten signs are read.',
  Hora: 'A time of day, HH:mm.',
  Dinero: 'Decimal dollars, as "1500.50"; null or "" is 0.',
  DineroEscrito: 'Decimal dollars; "" is 0.',
  DineroPositivo: 'Decimal dollars, more than 0.',
  DineroConSigno: 'Signed decimal dollars, not 0.',
  Porcentaje: 'A percentage of 0 to 100; "" is 0.',
  PorcentajeEscrito: 'A percentage of 0 to 100.',
  Comprobante: 'The path of a proof, or several, joined by commas or as an array.',
  Archivos: 'Pictures as POST /api/archivos named them: joined by commas, or an array; 10 at most.',
  UsuarioRef: 'A user, by id and name.',
  VendedorRef: 'A promotor, by id, code and name.',
  SorteoRef: 'A draw, by id, name and hour.',
} as const;

/** Forms may send other JSON types than the text that zod declares. */
const TYPES: Readonly<Record<string, string[]>> = {
  TextoEscrito: ['string', 'null'],
  Archivos: ['string', 'array', 'null'],
  DineroEscrito: ['string', 'number'],
  DineroPositivo: ['string', 'number'],
  DineroConSigno: ['string', 'number'],
  Porcentaje: ['string', 'number'],
  PorcentajeEscrito: ['string', 'number'],
};

const schemas = { ...common, UsuarioRef, VendedorRef, SorteoRef };

const registry = z.registry<{ id: string; description?: string; type?: string[] }>();
for (const [id, description] of Object.entries(DESCRIPTIONS)) {
  const type = TYPES[id];
  registry.add(schemas[id as keyof typeof DESCRIPTIONS], { id, description, ...(type && { type }) });
}

export type Components = Map<string, unknown>;

/** The wire format of a schema. Named parts go to `components`. */
export const toSchema = (schema: z.core.$ZodType, components: Components): Json => {
  const { $schema, $defs, ...own } = plain(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      metadata: registry,
      override: ({ zodSchema: { _zod }, jsonSchema }) => {
        if (_zod.def.type === 'file') delete jsonSchema.contentEncoding;
        if ('shape' in _zod.def) jsonSchema.required = requiredOf(_zod.def.shape as Shape);
      },
    }),
  );
  for (const [name, definition] of Object.entries(Object($defs))) components.set(name, definition);

  return own;
};

type Shape = Readonly<Record<string, z.ZodMiniType>>;

const requiredOf = (shape: Shape): string[] =>
  Object.entries(shape)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([key]) => key);

const plain = (schema: Json): Json =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === '$ref') return value.replace('#/$defs/', '#/components/schemas/');
      const isEmpty =
        (key === 'id' && typeof value === 'string') || Math.abs(value) === Number.MAX_SAFE_INTEGER;

      return isEmpty ? undefined : value;
    }),
  );
