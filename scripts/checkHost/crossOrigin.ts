import { authCalls } from '../../contract/auth';
import { usuariosCalls } from '../../contract/usuarios';
import type { Finding } from './judge';
import type { Walk } from './walk';

/** Checks the CORS answers that a page of another origin needs (docs/anfitrion.md). */
export const walkCrossOrigin = async (walk: Walk): Promise<void> => {
  const { origin } = walk.host;
  if (!origin) return;
  for (const [method, path] of [
    ['POST', authCalls.login.path],
    ['GET', usuariosCalls.profile.path],
    ['PUT', '/api/gastos/1'],
  ] as const) {
    const name = `OPTIONS ${path}`;
    const answered = await walk.ask(name, {
      method: 'OPTIONS',
      path,
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': ASKED.join(','),
      },
    });
    if (answered) walk.note(name, preflightFaults(answered, method, origin));
  }
};

/** Headers that a preflight must allow; `range` comes with lists. */
const ASKED = ['authorization', 'content-type', 'range'];

const fails = (what: string): Omit<Finding, 'call'> => ({ kind: 'fails', what });

const preflightFaults = (
  { status, headers }: { status: number; headers: Headers },
  method: string,
  origin: string,
): Omit<Finding, 'call'>[] => {
  const listed = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const refused = ASKED.filter((one) => !listed('access-control-allow-headers').includes(one));
  const isSimple = method === 'GET' || method === 'POST';

  return [
    ...(status >= 200 && status <= 299 ? [] : [fails(`answers a preflight by ${status}`)]),
    ...leaveFaults(headers, origin),
    ...(isSimple || listed('access-control-allow-methods').includes(method.toLowerCase())
      ? []
      : [fails(`Access-Control-Allow-Methods does not name ${method}`)]),
    ...(refused.length === 0
      ? []
      : [fails(`Access-Control-Allow-Headers does not name ${refused.join(', ')}`)]),
  ];
};

/** With credentials a browser refuses `*`. */
export const leaveFaults = (headers: Headers, origin: string): Omit<Finding, 'call'>[] => [
  ...(headers.get('access-control-allow-origin') === origin
    ? []
    : [fails(`Access-Control-Allow-Origin is not ${origin}`)]),
  ...(headers.get('access-control-allow-credentials') === 'true'
    ? []
    : [fails('Access-Control-Allow-Credentials is not true')]),
];

/** Screens follow the clock of the server by its Date. */
export const exposeFaults = (headers: Headers): Omit<Finding, 'call'>[] =>
  /(^|,)\s*date\s*(,|$)/i.test(headers.get('access-control-expose-headers') ?? '')
    ? []
    : [fails('Access-Control-Expose-Headers does not name Date: the clock of each computer counts')];

/** The session cookie must be sent from another site, because it alone renews a token. */
export const cookieFaults = (headers: Headers, origin: string | undefined): Omit<Finding, 'call'>[] => {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return [fails('sets no cookie: a session ends with its first token')];
  if (!origin || cookies.some((line) => /;\s*samesite=none/i.test(line) && /;\s*secure/i.test(line)))
    return [];

  return [fails('its cookie is not SameSite=None; Secure: browsers keep it from pages of another site')];
};
