import * as z from 'zod/mini';
import {
  Archivos,
  Comprobante,
  Conteo,
  Dinero,
  DineroConSigno,
  DineroEscrito,
  DineroPositivo,
  DineroTexto,
  Fecha,
  FechaLeida,
  Hora,
  Id,
  OptionalId,
  Porcentaje,
  PorcentajeEscrito,
  Texto,
  TextoEscrito,
} from '../../contract/common';
import { SorteoRef, UsuarioRef, VendedorRef } from '../../contract/references';

export type Json = { [key: string]: unknown };

/** Names of schemas of contract/common.ts, and what zod cannot say of them. */
const NAMED: readonly [id: string, schema: z.core.$ZodType, said: Json][] = [
  ['Id', Id, { description: 'The id of a record: a positive integer, or its digits.' }],
  ['OptionalId', OptionalId, { description: 'An id, or null or "" for none.' }],
  ['Texto', Texto, { description: 'A text; null or missing for none. The local API writes a string.' }],
  ['TextoEscrito', TextoEscrito, { type: ['string', 'null'], description: 'A text that may be empty.' }],
  ['Conteo', Conteo, { description: 'A whole number from 0.' }],
  ['Fecha', Fecha, { format: 'date', description: 'A day of the business, YYYY-MM-DD.' }],
  [
    'FechaLeida',
    FechaLeida,
    { description: 'A day, YYYY-MM-DD; of an instant its first ten signs are read.' },
  ],
  ['Hora', Hora, { description: 'A time of day, HH:mm.' }],
  ['Dinero', Dinero, { description: 'Decimal dollars, as "1500.50"; null or "" is 0.' }],
  ['DineroTexto', DineroTexto, { description: 'Decimal dollars, as "1500.50"; null or "" is 0.' }],
  ['DineroEscrito', DineroEscrito, { description: 'Decimal dollars; "" is 0.', ...written() }],
  ['DineroPositivo', DineroPositivo, { description: 'Decimal dollars, more than 0.', ...written() }],
  ['DineroConSigno', DineroConSigno, { description: 'Signed decimal dollars, not 0.', ...written() }],
  ['Porcentaje', Porcentaje, { description: 'A percentage of 0 to 100; "" is 0.', ...written() }],
  ['PorcentajeEscrito', PorcentajeEscrito, { description: 'A percentage of 0 to 100.', ...written() }],
  [
    'Comprobante',
    Comprobante,
    { description: 'The path of a proof, or several, joined by commas or as an array.' },
  ],
  [
    'Archivos',
    Archivos,
    {
      type: ['string', 'array', 'null'],
      items: { type: 'string' },
      description: 'Pictures as POST /api/archivos named them: joined by commas, or an array; 10 at most.',
    },
  ],
  ['UsuarioRef', UsuarioRef, {}],
  ['VendedorRef', VendedorRef, {}],
  ['SorteoRef', SorteoRef, {}],
];

/** Forms may send a number as well. */
function written(): Json {
  return { type: ['string', 'number'] };
}

const registry = z.registry<{ id: string }>();
const said = new Map<z.core.$ZodType, Json>();
for (const [id, schema, words] of NAMED) {
  registry.add(schema, { id });
  said.set(schema, words);
}

/** Named schemas. */
export type Components = Map<string, unknown>;

/** A schema as it travels; named parts go to `components`. */
export const toSchema = (schema: z.core.$ZodType, components: Components): Json => {
  const {
    $schema,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'file') {
        delete jsonSchema.format;
        delete jsonSchema.contentEncoding;
      }
      if ('shape' in zodSchema._zod.def) jsonSchema.required = neededOf(zodSchema._zod.def.shape as Shape);
      Object.assign(jsonSchema, said.get(zodSchema));
    },
  });
  for (const [name, definition] of Object.entries($defs)) components.set(name, plain(definition));

  return plain(own) as Json;
};

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Required is what refuses undefined. */
const neededOf = (shape: Shape): string[] =>
  Object.entries(shape)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([key]) => key);

/** Drops empty words, and points references to the components. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;

  const kept = Object.entries(value).filter(([key, inner]) => !isEmptyWord(key, inner));

  return Object.fromEntries(
    kept.map(([key, inner]) => [
      key,
      key === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : plain(inner),
    ]),
  );
};

const isEmptyWord = (key: string, value: unknown) =>
  (key === 'id' && typeof value === 'string') ||
  (key === 'required' && Array.isArray(value) && value.length === 0) ||
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
