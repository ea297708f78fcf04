import type * as z from 'zod/mini';
import type { OpenApi } from '../../api/openapi/openapi';
import { ErrorAnswer } from '../../contract/common';
import type { Answered } from './host';

/** `fails`: the screen does not work. `blank`: it works, but a part stays empty. */
export interface Finding {
  call: string;
  kind: 'fails' | 'blank';
  what: string;
}

type Found = Omit<Finding, 'call'>;

const fails = (what: string): Found => ({ kind: 'fails', what });

export const isDone = ({ status }: Answered) => status >= 200 && status <= 299;

interface Expected {
  schema: z.ZodMiniType;
  described: unknown;
  /** Fields that this user or this call does not need. */
  spared?: readonly string[] | undefined;
}

/** Compares an answer of the host with the schema that the app requires. */
export const judge = (
  answered: Answered,
  { schema, described, spared = [] }: Expected,
  of: OpenApi,
): Found[] => {
  if (!isDone(answered)) return [fails(`answers ${answered.status}${textOf(answered)}`)];
  if (answered.json === undefined) return [fails('answers no JSON')];

  const { success, error } = schema.safeParse(answered.json);
  if (!success) {
    return error.issues
      .slice(0, MOST)
      .map(({ path }) =>
        fails(`${['answer', ...path.map(String)].join('.')} ${faultAt(answered.json, path)}`),
      );
  }
  const missing = [...new Set(missingIn(answered.json, described, of, 'answer'))].filter(
    (path) => !spared.some((key) => path.endsWith(`.${key}`)),
  );

  if (missing.length === 0) return [];

  return [
    { kind: 'blank', what: `lacks ${missing.map((path) => path.replace(/^answer\.?/, '')).join(', ')}` },
  ];
};

const MOST = 3;

/** Most messages of zod do not say which value was wrong. */
const faultAt = (json: unknown, path: readonly PropertyKey[]): string => {
  const value = path.reduce<unknown>((inner, key) => Object(inner)[key], json);

  return value === undefined ? 'is missing' : `cannot be read: ${JSON.stringify(value).slice(0, 60)}`;
};

const textOf = ({ json }: Answered): string => {
  const { data } = ErrorAnswer.safeParse(json);

  return data ? `: ${data.error}` : '';
};

/** A refusal is shown by its text (SPEC 8.2). */
export const judgeRefusal = (answered: Answered, expected: readonly number[]): Found[] => {
  const { status, json } = answered;
  if (isDone(answered)) return [fails(`answers ${status} to what it must refuse`)];

  return [
    ...(expected.includes(status) ? [] : [fails(`refuses by ${status}, not by ${expected.join(' or ')}`)]),
    ...(ErrorAnswer.safeParse(json).success
      ? []
      : [{ kind: 'blank' as const, what: 'a refusal has no text in `error`: people read a general one' }]),
  ];
};

/** Optional fields: the specification does not name them and the screens work without them. */
const SPARED = new Set([
  'usuarioPrincipal',
  'usuario_principal',
  'version',
  'api_local',
  'clave_ajena',
  'sin_administrador',
  'lineas',
  'pagados',
  'anulado_por',
  'usuario_actualizacion',
  'semana_cerrada',
  'answer.nominas[].usuario.id',
  'answer.nomina.usuario.id',
  'answer.nominas[].detalle_nominas',
  // The sum of the counted rows, in dollars. No screen needs it.
  'answer.total',
  'answer[].detalle_ventas',
  'answer[].filas_por_corregir',
  'answer[].correcciones',
  'answer[].premios',
  'answer[].vendido',
  'answer.nomina.detalle_nominas[].ajustes',
  'answer.tardias',
  'answer.detalle_ventas[].id',
  'answer.filas_por_corregir[].id',
  'answer.usuarios[].fk_usuario_actualizacion',
  'answer.usuarios[].fecha_actualizacion',
  'answer.usuario.fecha_actualizacion',
]);

/** Fields of a user that are missing in lists of names. */
export const OF_USERS_ALONE = [
  'username',
  'rol',
  'estado',
  'cuenta_bancaria',
  'sueldo_fijo',
  'valor',
  'paga',
];

/** Described fields that no row has. */
const missingIn = (value: unknown, described: unknown, of: OpenApi, place: string): string[] => {
  const schema = resolved(described, of);
  if (Array.isArray(value)) {
    const rows = value.slice(0, 50);
    const inEach = rows.map((row) => missingIn(row, schema.items, of, `${place}[]`));

    return (inEach[0] ?? []).filter((key) => inEach.every((keys) => keys.includes(key)));
  }
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(Object(schema.properties)).flatMap(([key, inner]) => {
    if (!(key in value)) return SPARED.has(key) || SPARED.has(`${place}.${key}`) ? [] : [`${place}.${key}`];

    return missingIn(Reflect.get(value, key), inner, of, `${place}.${key}`);
  });
};

const resolved = (described: unknown, of: OpenApi): Record<string, unknown> => {
  const { $ref, anyOf, ...own } = Object(described);
  if (typeof $ref === 'string') return resolved(of.components.schemas[$ref.split('/').pop() ?? ''], of);
  if (!Array.isArray(anyOf)) return own;
  const choices = anyOf.map((one) => resolved(one, of));

  return choices.find(({ properties, items }) => properties || items) ?? {};
};
