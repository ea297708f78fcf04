export interface Answered {
  status: number;
  headers: Headers;
  /** undefined if the body is not JSON. */
  json: unknown;
}

export interface Asked {
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** The parts of a multipart form. */
  form?: Record<string, string | File>;
  headers?: Record<string, string>;
  /** Base of the proofs, if they are on another host. They are requested as by `<img>`: with cookie, without token. */
  picturesAt?: string;
}

/** In milliseconds: as long as the app waits. */
const PATIENCE = 20_000;

/** Requests as a browser sends them: keeps cookies and sends the page's origin. */
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
