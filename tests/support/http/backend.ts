import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import { createHttp, type Http } from '../../../src/http/http';
import { createSession, type Session } from '../../../src/http/session';
import { server } from '../msw';

export const openTab = () => {
  const tab = {} as { session: Session; http: Http };

  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('token', 'old');
    tab.session = createSession();
    tab.http = createHttp({ session: tab.session });
  });

  return tab;
};

export const refused = (status: number, error = 'No autorizado') => HttpResponse.json({ error }, { status });

export const usuariosFor = (token: string, status = 401) => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('/api/usuarios', ({ request }) => {
      const bearer = request.headers.get('authorization');
      seen.push(bearer);

      return bearer === `Bearer ${token}` ? HttpResponse.json({ usuarios: [] }) : refused(status);
    }),
  );

  return seen;
};

export const refreshWith = (answer: () => Response | Promise<Response>) => {
  const calls = { count: 0 };
  server.use(
    http.post('/api/auth/refresh-token', () => {
      calls.count += 1;

      return answer();
    }),
  );

  return calls;
};

export const newToken = (accessToken = 'new') => HttpResponse.json({ accessToken });
