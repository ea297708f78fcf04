import { apiHost } from './environment';
import { createErrorReporter } from './errorReporter';
import { createFetchJson } from './fetchJson';
import { createHttp } from './http';
import { createSession } from './session';

export const session = createSession();
export const http = createHttp({ session, host: apiHost });
export const fetchJson = createFetchJson({ session, host: apiHost });
export const report = createErrorReporter({ session, host: apiHost });
