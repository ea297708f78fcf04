import type { Hono } from 'hono';
import type { ApiEnv } from '../../../api/answer/answer';
import type { Call } from '../../../contract/call';
import { callGroups } from '../../../contract/calls';

export { alikeCalls, doubtedCalls, importCalls, proofCalls, takenCalls, usualCalls } from '../../../contract/calls';

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

export const contractCalls: ReadonlyMap<string, Call> = new Map(
  callGroups.flatMap(([, group]) => Object.values(group).map((call): [string, Call] => [keyOf(call), call])),
);

export const routedKeys = (app: Hono<ApiEnv>): string[] => [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => keyOf({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') })),
  ),
];
