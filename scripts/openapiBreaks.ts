import type { OpenApi } from '../api/openapi/openapi';
import type { Json } from '../api/openapi/schemas';

/** Whether a client sends a part of the description or reads it. */
type Way = 'sent' | 'read';

/** Describes the breaking changes between two OpenAPI descriptions. */
export const breaksBetween = (old: OpenApi, now: OpenApi): string[] => {
  const difference = comparing(old, now);

  return operationsOf(old).flatMap(([key, before]) => {
    const after = operationsOf(now).find(([other]) => other === key)?.[1];
    if (!after) return [`${key} is gone`];

    return [
      ...lostRoles(before, after),
      ...lostParameters(before, after, difference),
      ...difference(contentOf(before.requestBody), contentOf(after.requestBody), 'sent', 'body'),
      ...difference(answerOf(before), answerOf(after), 'read', 'answer'),
    ].map((words) => `${key}: ${words}`);
  });
};

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );

const at = (value: unknown, ...keys: string[]): Json =>
  Object(keys.reduce<unknown>((inner, key) => Object(inner)[key], value));

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const contentOf = (holder: unknown): Json => at(Object.values(at(holder, 'content'))[0], 'schema');
const answerOf = (operation: Json): Json => contentOf(at(operation, 'responses', '200'));

const lostRoles = (before: Json, after: Json): string[] => {
  if (!after['x-roles']) return [];
  const left = textsOf(after['x-roles']);
  if (!before['x-roles']) return [`is for ${left.join(', ')} alone`];

  return textsOf(before['x-roles'])
    .filter((rol) => !left.includes(rol))
    .map((rol) => `${rol} may no longer call it`);
};

const lostParameters = (before: Json, after: Json, difference: Difference): string[] => {
  const list = ({ parameters }: Json) => (Array.isArray(parameters) ? parameters.map((one) => at(one)) : []);
  const found = (one: Json, among: Json[]) => among.find(({ name }) => name === one.name);
  const schemaOf = (one: Json) => (one.schema ? at(one, 'schema') : contentOf(one));

  return [
    ...list(before).flatMap((one) => {
      const other = found(one, list(after));

      return other
        ? difference(schemaOf(one), schemaOf(other), 'sent', String(one.name))
        : [`${one.name} is no longer read`];
    }),
    ...list(after)
      .filter((one) => one.required && !found(one, list(before))?.required)
      .map(({ name }) => `${name} must be sent`),
  ];
};

type Difference = (before: Json, after: Json, way: Way, where: string) => string[];

/** Resolves references in the description that each schema comes from. */
const comparing = (old: OpenApi, now: OpenApi): Difference => {
  const difference: Difference = (schemaBefore, schemaAfter, way, where) => {
    const before = resolved(schemaBefore, old);
    const after = resolved(schemaAfter, now);
    const inner = (key: string, name: string, place: string) =>
      difference(at(before, key, name), at(after, key, name), way, place);
    const keys = Object.keys(at(before, 'properties'));
    const kept = keys.filter((key) => key in at(after, 'properties'));

    return [
      ...keys
        .filter((key) => !kept.includes(key))
        .map((key) => `${where}.${key} is no longer ${way === 'sent' ? 'read' : 'answered'}`),
      // An old client does not send a newly required key, and an old host does not answer it.
      ...textsOf(after.required)
        .filter((key) => !textsOf(before.required).includes(key))
        .map((key) => `${where}.${key} must be ${way === 'sent' ? 'sent' : 'answered'}`),
      ...kept.flatMap((key) => inner('properties', key, `${where}.${key}`)),
      ...(before.items && after.items
        ? difference(at(before.items), at(after.items), way, `${where}[]`)
        : []),
      ...CHOICES.flatMap((key) => Object.keys(at(before, key)).flatMap((place) => inner(key, place, where))),
      ...(isStill(before, after) ? [] : [`${where} takes less`]),
    ];
  };

  return difference;
};

const resolved = (schema: Json, of: OpenApi): Json => {
  const { $ref, ...own } = schema;
  const name = typeof $ref === 'string' ? $ref.split('/').pop() : undefined;

  return name ? { ...resolved(at(of.components.schemas, name), of), ...own } : schema;
};

/** For values other than objects and arrays: whether everything that was valid still is. */
const isStill = (before: Json, after: Json): boolean =>
  isWithin(before.type, after.type) &&
  isWithin(before.enum, after.enum) &&
  (!after.pattern || after.pattern === before.pattern) &&
  MOST.every((key) => isAtLeast(after[key], before[key])) &&
  LEAST.every((key) => isAtLeast(before[key], after[key], after[key])) &&
  CHOICES.every((key) => !after[key] || before[key]);

const MOST = ['maxLength', 'maximum', 'maxItems'];
const LEAST = ['minLength', 'minimum', 'minItems'];
const CHOICES = ['anyOf', 'allOf', 'oneOf', 'prefixItems'];

/** A missing keyword allows everything. */
const isWithin = (before: unknown, after: unknown): boolean =>
  after === undefined ||
  (before !== undefined && [before].flat().every((one) => [after].flat().includes(one)));

const isAtLeast = (one: unknown, other: unknown, bound = one): boolean =>
  bound === undefined || (one !== undefined && other !== undefined && Number(one) >= Number(other));
