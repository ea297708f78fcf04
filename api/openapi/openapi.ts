import type { Hono } from 'hono';
import type { Call } from '../../contract/call';
import { CONTRACT_VERSION, callGroups, callsOfSpecification } from '../../contract/calls';
import { ErrorAnswer } from '../../contract/common';
import { EVENTOS, Evento } from '../../contract/eventos';
import { PROGRAM } from '../../contract/program';
import { COUNTS_HEADER, LEFT_HEADER, SUMS_HEADER } from '../../contract/rest';
import { restSections } from '../../contract/restSections';
import type { ApiEnv } from '../answer/answer';
import { parametersOf } from './parameters';
import { type Components, type Json, toSchema } from './schemas';

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  security: Json[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; responses: Json; securitySchemes: Json };
}

export const describeContract = (): OpenApi => {
  const components: Components = new Map();
  const paths: OpenApi['paths'] = {};

  components.set('Error', toSchema(ErrorAnswer, components));
  for (const { name, record, input } of restSections) {
    components.set(name, toSchema(record, components));
    components.set(`${name}.input`, toSchema(input, components));
  }
  for (const [section, calls] of callGroups) {
    for (const [name, call] of Object.entries(calls)) {
      const operation = toOperation(section, name, call, components);
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
    }
  }
  components.set('Evento', toSchema(Evento, components));
  paths[EVENTOS] = { get: STREAM };

  return {
    openapi: '3.1.1',
    info: { title: PROGRAM, version: CONTRACT_VERSION, description: ABOUT },
    security: [{ token: [] }],
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
      responses: { Error: { description: 'Refused, with a text for the person', ...json(ref('Error')) } },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'From the sign-in or a refresh.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'loteria_sesion',
          description: 'Set by the sign-in. Our own API calls it __Host-loteria_sesion behind https.',
        },
      },
    },
  };
};

const ABOUT = [
  'The calls of the program. Every host needs those with `x-specification`; the others belong to sections, which a host',
  'may leave out (docs/anfitrion.md). `x-roles` names the roles that may make a call. Further keys of an answer are',
  'ignored. Answers are described as loosely as they are read: a text may be missing, a number may be a string.',
].join(' ');

const REFUSALS = {
  '4XX': { $ref: '#/components/responses/Error' },
  '5XX': { $ref: '#/components/responses/Error' },
};

/** The only call whose answer is a stream. */
const STREAM: Json = {
  operationId: 'eventos.stream',
  summary: 'Server-sent events: which records were written, until the session ends',
  description:
    'The first event is `open`; the others are an Evento each. A host without it answers 404; the program then asks for notifications each minute.',
  tags: ['eventos'],
  responses: {
    200: {
      description: 'The stream',
      content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/Evento' } } },
    },
    ...REFUSALS,
  },
};

const toOperation = (section: string, name: string, call: Call, components: Components): Json => ({
  operationId: `${section}.${name}`,
  tags: [section],
  ...(call.access === 'public' && { security: name === 'login' ? [] : [{}, { cookie: [] }] }),
  ...(Array.isArray(call.access) && { 'x-roles': call.access }),
  ...(callsOfSpecification.includes(call) && { 'x-specification': true }),
  ...parametersOf(call, components),
  ...(call.body && { requestBody: { required: true, ...bodyOf(section, name, call, components) } }),
  responses: {
    200: {
      description: 'Done',
      ...headersOf(section, name),
      ...json(answerOf(section, name, call, components)),
    },
    ...REFUSALS,
  },
});

const restOf = (section: string, name: string) =>
  RECORDS.includes(name) ? restSections.find((rest) => rest.name === section) : undefined;

const RECORDS = ['list', 'one', 'create', 'update'];

const answerOf = (section: string, name: string, call: Call, components: Components): Json => {
  if (!restOf(section, name)) return toSchema(call.answer, components);

  return name === 'list' ? { type: 'array', items: ref(section) } : ref(section);
};

const bodyOf = (section: string, name: string, call: Call, components: Components): Json => {
  if (restOf(section, name) && name === 'create') return json(ref(`${section}.input`));
  const schema = call.body ? toSchema(call.body, components) : {};

  return call.multipart ? { content: { 'multipart/form-data': { schema } } } : json(schema);
};

const headersOf = (section: string, name: string): Json => {
  const rest = name === 'list' ? restOf(section, name) : undefined;
  if (!rest) return {};
  const { sums, countBy, apart } = rest;

  return {
    headers: {
      'Content-Range': header('Which rows of how many: `gastos 0-24/319`'),
      ...(sums.length > 0 && {
        [SUMS_HEADER]: header(
          `Sums over all pages, as JSON, of: ${sums.join(', ')}${apart ? `; each by ${Object.keys(apart).join(', ')}` : ''}`,
        ),
        [LEFT_HEADER]: header('Number of records by estado that the sums leave out, as JSON'),
      }),
      ...(countBy && { [COUNTS_HEADER]: header(`Number of records by ${countBy}, as JSON`) }),
    },
  };
};

const header = (description: string): Json => ({ description, schema: { type: 'string' } });

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

export const openApiRoutes = (app: Hono<ApiEnv>): void => {
  app.get('/api/openapi.json', (c) => {
    kept ??= JSON.stringify(describeContract());

    return c.body(kept, 200, { 'Content-Type': 'application/json' });
  });
};

let kept: string | undefined;
