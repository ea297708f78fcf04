import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { ServerAway, waitAfter } from '../../../src/layout/ServerAway';
import { refuseCall, server } from '../../support/msw';
import { recordOf, renderSection } from '../../support/renderSection';
import { gastos, gastosRest } from '../../support/sampleSection';
import { kindsOf } from '../../support/size';

const PROFILE = '*/api/usuarios/profile';
const html = (status: number) => () => new HttpResponse('<h1>nginx</h1>', { status });
const json = (status: number) => () =>
  HttpResponse.json({ error: 'La base de datos no responde.' }, { status });

const KINDS: readonly [string, () => Response][] = [
  ['502', json(502)],
  ['503', json(503)],
  ['504', json(504)],
  ['502 in HTML', html(502)],
  ['500 in HTML', html(500)],
  ['200 in HTML', html(200)],
  ['no answer', () => HttpResponse.error()],
  ['401, while the refresh gets 503', json(401)],
];

const PAGES: readonly [string, string][] = [
  ['?filter={"q":"luz"}', 'Gastos'],
  ['/edit/1', 'Gasto 1'],
];

const loads = KINDS.map(([kind, answer], index) => {
  const [path, title] = PAGES[index % PAGES.length] ?? ['', ''];

  return { kind, answer, path, title };
});

/** Opens a page while its server is away. A reload is the same: the token and the address are all that is left. */
const openAway = async (path: string, answer: () => Response) => {
  let isAway = true;
  const app = renderSection(gastos, {
    path,
    rows: [recordOf(gastosRest, 1, { descripcion: 'luz' })],
    handlers: [
      http.get(PROFILE, () => (isAway ? answer() : undefined)),
      refuseCall(authCalls.refresh, 503, 'La base de datos no responde.'),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'El servidor no responde' });

  return {
    ...app,
    comeBack: () => {
      isAway = false;
    },
  };
};

test.each(kindsOf(loads, ({ kind }) => ['502', '200 in HTML'].includes(kind)))(
  '[N13] gastos$path waits for a profile that gets $kind, with its address and session, and then appears by itself',
  async ({ path, title, answer }) => {
    const { comeBack, onLeave } = await openAway(path, answer);
    const address = window.location.href;
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Su sesión sigue abierta. No cierre esta página: se intenta de nuevo sola, y se mostrará cuando el servidor responda.',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

    comeBack();
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText('Hola, Ana Paredes')).toBeVisible();
    expect(window.location.href).toBe(address);
    expect(screen.queryByText('El servidor no responde')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('un-token');
    expect(onLeave).not.toHaveBeenCalled();
  },
);

test('[N13] the message stays while the page tries again, and a refusal then goes to the sign-in @ci', async () => {
  // The shortest waits.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { onLeave, calls } = await openAway('', json(502));
  const tries = () => calls.filter((call) => call === 'GET /api/usuarios/profile').length;
  let spinner = false;
  const watch = new MutationObserver(() => {
    spinner ||= screen.queryByText('El servidor no responde') === null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(tries()).toBeGreaterThan(2));
  watch.disconnect();
  expect(spinner).toBe(false);
  expect(onLeave).not.toHaveBeenCalled();

  server.use(refuseCall(authCalls.refresh, 401, 'No autorizado'), http.get(PROFILE, json(401)));
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  expect(localStorage.getItem('token')).toBeNull();
});

test('[N13] Reintentar, and a connection that is back, try at once', async () => {
  const onRetry = vi.fn();
  render(<ServerAway tries={9} isTrying={false} onRetry={onRetry} />);
  screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);

  const go = (isOnline: boolean) =>
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  go(false);
  expect(screen.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  expect(screen.getByText('Se mostrará cuando vuelva la conexión')).toBeVisible();
  go(true);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('[N13] the waits grow to half a minute, and no two pages wait alike', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1);
  const tries = [1, 2, 3, 4, 5, 6, 7, 1000];
  expect(tries.map(waitAfter)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);

  random.mockReturnValue(0);
  expect(tries.map(waitAfter)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});
