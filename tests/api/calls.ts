import type { Hono } from 'hono';
import type { ApiEnv } from '../../api/answer/answer';
import type { Call } from '../../contract/call';
import { callGroups } from '../../contract/calls';

export { importCalls, restSections } from '../../contract/calls';

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Each call of the contract by its method and path, as `POST /api/nomina`. */
export const contractCalls: ReadonlyMap<string, Call> = new Map(
  callGroups.flatMap(([, group]) => Object.values(group).map((call): [string, Call] => [keyOf(call), call])),
);

/** The routes of the app, spelled as in the contract, without middleware. */
export const routedKeys = (app: Hono<ApiEnv>): string[] => [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => keyOf({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') })),
  ),
];

/** The calls of the contract that the app answers. */
export const routedCalls = (app: Hono<ApiEnv>): [string, Call][] => {
  const routed = new Set(routedKeys(app));

  return [...contractCalls].filter(([key]) => routed.has(key));
};
