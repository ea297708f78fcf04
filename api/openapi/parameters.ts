import { type Call, IDEMPOTENCY_KEY } from '../../contract/call';
import { Id } from '../../contract/common';
import { restSections } from '../../contract/restSections';
import { type Components, type Json, toSchema } from './schemas';

export const parametersOf = (call: Call, components: Components): Json => {
  const parameters = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: toSchema(Id, components),
    })),
    ...queryOf(call, components),
    ...listOf(call, components),
    ...(call.creates ? [KEY] : []),
  ];

  return parameters.length > 0 ? { parameters } : {};
};

const KEY = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description: 'The same for all tries to make one record. Sent only to the local API.',
  schema: { type: 'string', format: 'uuid' },
};

const queryOf = ({ query }: Call, components: Components): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = toSchema(query, components);

  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema,
  }));
};

/** react-admin's simple REST: JSON in the query. */
const listOf = (call: Call, components: Components): Json[] => {
  const section = restSections.find(({ calls }) => calls.list === call);
  if (!section) return [];

  const place = { type: 'integer', minimum: 0 };
  const filters = Object.entries(section.filters).map(([name, schema]) => [
    name,
    toSchema(schema, components),
  ]);
  const id = toSchema(Id, components);

  return [
    inJson('sort', 'Column and direction', {
      type: 'array',
      prefixItems: [{ enum: ['id', ...section.sort] }, { enum: ['ASC', 'DESC'] }],
    }),
    inJson('range', 'The first row and the last, from 0', { type: 'array', prefixItems: [place, place] }),
    inJson('filter', 'Conditions for all rows; `id` may be an array', {
      type: 'object',
      properties: { id: { anyOf: [id, { type: 'array', items: id }] }, ...Object.fromEntries(filters) },
    }),
  ];
};

const inJson = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  content: { 'application/json': { schema } },
});
