import { GENERIC_ERROR, HttpError, NOT_SENT } from './httpError';

export interface Request {
  url: string;
  method: string;
  headers: Headers;
  body?: BodyInit;
  signal?: AbortSignal;
  /** It only asks. */
  asks?: true;
  slow?: true;
  onProgress?: (share: number) => void;
}

export interface HostAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const ANSWER_LIMIT = 20_000;
/**
 * keepalive requests arrive even while the page closes. Browsers allow 64 kB in total. Chromium may drop those of a
 * page that has just loaded, so a request that only asks is none.
 */
const SMALL = 4_000;
const SLOW_ANSWER_LIMIT = 120_000;
/** Milliseconds without progress. */
const UPLOAD_STILL_LIMIT = 60_000;

/** Rejects with an HttpError if no answer comes, or with the signal's reason. */
export type Carry = (request: Request) => Promise<HostAnswer>;

export const carryOverNetwork: Carry = async (request) => {
  // A connection lost later may have taken the request.
  const text = navigator.onLine ? GENERIC_ERROR : NOT_SENT;
  const { body, signal } = request;

  try {
    return await (body instanceof FormData ? carryByXhr(request, body) : carryByFetch(request));
  } catch {
    throw signal?.aborted ? signal.reason : new HttpError(text, 0);
  }
};

const carryByFetch = async (request: Request): Promise<HostAnswer> => {
  const { url, signal, asks, slow, method, headers, body } = request;
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, slow ? SLOW_ANSWER_LIMIT : ANSWER_LIMIT);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);

  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: controller.signal,
      credentials: 'include',
      cache: 'no-store',
      keepalive: !asks && typeof body === 'string' && body.length < SMALL,
    });

    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

/** Only XMLHttpRequest reports upload progress. Nobody reads the headers of its answer. */
const carryByXhr = (request: Request, body: FormData): Promise<HostAnswer> => {
  const { url, signal, method, headers, onProgress } = request;
  const xhr = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  let stop = () => xhr.abort();
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, UPLOAD_STILL_LIMIT);
  };

  return new Promise<HostAnswer>((resolve, reject) => {
    const fail = () => reject();
    stop = () => {
      fail();
      xhr.abort();
    };
    xhr.open(method, url);
    xhr.withCredentials = true;
    headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      moved();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    xhr.onload = () => resolve({ status: xhr.status, headers: new Headers(), text: xhr.responseText });
    xhr.onerror = fail;
    xhr.onabort = fail;
    signal?.addEventListener('abort', stop);
    onProgress?.(0);
    moved();
    xhr.send(body);
    if (signal?.aborted) stop();
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  });
};
