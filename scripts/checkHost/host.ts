export interface Answered {
  status: number;
  headers: Headers;
  /** undefined where it is no JSON. */
  json: unknown;
}

export interface Asked {
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** One part a file, as the program uploads. */
  form?: Record<string, string | File>;
  headers?: Record<string, string>;
  /** Another place than the host's: where proofs are. An `<img>` sends the cookie, and no token. */
  picturesAt?: string;
}

/** As long as the program itself waits. */
const PATIENCE = 20_000;

/** A host as a browser sees it: its cookies are kept, and the page's origin is said where one is given. */
export const createHost = (address: string, origin: string | undefined) => {
  const cookies = new Map<string, string>();
  const session = { token: '' };

  const ask = async ({ method, path, query, body, form, headers, picturesAt }: Asked): Promise<Answered> => {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const data = form && new FormData();
    for (const [name, value] of Object.entries(form ?? {})) data?.append(name, value);
    const response = await fetch(`${picturesAt ?? address}${path}${search}`, {
      method,
      body: data ?? (body === undefined ? undefined : JSON.stringify(body)),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session.token && picturesAt === undefined && { authorization: `Bearer ${session.token}` }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(origin && { origin }),
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }

    return { status: response.status, headers: response.headers, json: parsed(await response.text()) };
  };

  return { ask, session, origin };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
