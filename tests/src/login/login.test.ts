import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { withNegocio } from '../../../api/http/negocioPage';
import { authCalls } from '../../../contract/auth';
import { dashboardCalls } from '../../../contract/dashboard';
import { dudasCall } from '../../../contract/dudas';
import { createSignIn } from '../../../src/authProvider/signIn';
import { createAhead } from '../../../src/http/ahead';
import { createHttp } from '../../../src/http/http';
import { HttpError } from '../../../src/http/httpError';
import { createSession } from '../../../src/http/session';
import { createEntrance } from '../../../src/login/entrance';
import { hydrateSignIn } from '../../../src/login/hydrateSignIn';
import { prerender } from '../../../src/login/prerender';
import type { SignInProps } from '../../../src/login/SignIn';
import { sendEarly } from '../../../src/login/sendEarly';
import { homeCalls } from '../../../src/resources/dashboard/homeCalls';
import { createProfile, createTablero } from '../../support/factories';
import { openTab, refused } from '../../support/http/backend';
import { createGate } from '../../support/http/gate';
import { refusals } from '../../support/http/refusals';
import { answerCall, server } from '../../support/msw';
import { withStyles } from '../../support/styles';

const tab = openTab();
const onSignedIn = vi.fn();
const username = () => screen.getByLabelText('Usuario');
const password = () => screen.getByLabelText('Contraseña');
const button = () => screen.getByRole('button', { name: 'Ingresar' });

/** Runs only the inline script of the page. */
const openPage = (served = (page: string) => page): HTMLElement => {
  const page = served(prerender(readFileSync('index.html', 'utf8')));
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(page) ?? [];
  document.body.innerHTML = body;
  // Another test may have left its address.
  window.history.replaceState(null, '', '/');
  for (const key of ['sent', 'session', 'screen', 'storage']) delete document.documentElement.dataset[key];
  new Function(script)();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html holds no #root');

  return container;
};

const answerLogin = (answer: () => Response | Promise<Response>) => {
  const bodies: unknown[] = [];
  server.use(
    msw.post('/api/auth/login', async ({ request }) => {
      bodies.push(await request.json());

      return answer();
    }),
  );

  return bodies;
};

/** Runs before React loads. The returned function hydrates. */
const begin = (container: HTMLElement, props: Partial<SignInProps> = {}) => {
  const signIn = createSignIn(tab);
  const form = container.querySelector('form');
  if (!form) throw new Error('the page holds no form');
  const takeSent = sendEarly(form, signIn);

  return () => {
    const root = hydrateSignIn(container, { signIn, sent: takeSent(), onSignedIn, ...props });
    leave = () => act(() => root.unmount());
  };
};
const bring = (container: HTMLElement, props?: Partial<SignInProps>) => begin(container, props)();
let leave: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  bring(openPage());
});
afterEach(() => leave());

test('[L10] the sign-in has the name, two fields and one button, and says nothing else', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Lotería Admin$/);
  expect([...document.querySelectorAll('form input')]).toEqual([username(), password()]);
  expect([...document.querySelectorAll('form [type="submit"]')]).toEqual([button()]);
  // Messages have a role, and are hidden until there is one.
  expect(document.querySelectorAll('form p:not([role])')).toHaveLength(0);
});

describe('the sign-in in the HTML of the page', () => {
  /** The user types before the program is loaded. */
  const openTyped = async () => {
    leave();
    const container = openPage();
    const bodies = answerLogin(() => HttpResponse.json({ token: 'fresh' }));
    await userEvent.type(username(), 'ana');
    await userEvent.type(password(), 'secre');

    return { container, bodies };
  };
  const expectTypedGoesOn = async (bodies: unknown[]) => {
    expect(username()).toHaveValue('ana');
    expect(password()).toHaveValue('secre');
    expect(password()).toHaveFocus();

    await userEvent.keyboard('to{Enter}');
    await waitFor(() => expect(bodies).toEqual([{ username: 'ana', password: 'secreto' }]));
  };

  it('keeps typed text and cursor when React hydrates it', async () => {
    const complaint = vi.spyOn(console, 'error');
    const { container, bodies } = await openTyped();
    const standing = [...container.querySelectorAll('*')];
    bring(container);

    expect([...container.querySelectorAll('*')]).toEqual(standing);
    expect(complaint).not.toHaveBeenCalled();
    await expectTypedGoesOn(bodies);
  });

  it.each([
    { negocio: 'Suerte & Fe', logo: '/logo' },
    { negocio: '', logo: '/logo' },
    { negocio: 'Suerte & Fe', logo: '' },
  ])('[Y6] says $negocio with the picture $logo before React, which changes none of it', async (shown) => {
    const complaint = vi.spyOn(console, 'error');
    leave();
    const container = openPage((page) => withNegocio(page, shown));
    const name = screen.getByRole('heading', { level: 1 });
    const before = container.innerHTML;
    expect(name).toHaveTextContent(shown.negocio || 'Lotería Admin');
    expect(container.querySelector('.mark')?.getAttribute('src') ?? '').toBe(shown.logo);
    bring(container, shown);

    expect(screen.getByRole('heading', { level: 1 })).toBe(name);
    expect(container.innerHTML).toBe(before);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('is sent once by the inline script if Ingresar is pressed before React loads', async () => {
    const { container, bodies } = await openTyped();
    await userEvent.type(password(), 'to');
    await userEvent.click(button());
    const bringReact = begin(container);

    await waitFor(() => expect(bodies).toEqual([{ username: 'ana', password: 'secreto' }]));
    bringReact();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toHaveLength(1);
  });

  it('is sent before React loads, and its refusal is shown afterwards', async () => {
    const { container } = await openTyped();
    const bodies = answerLogin(() => refused(401, 'Usuario o contraseña incorrectos'));
    const bringReact = begin(container);
    await userEvent.click(button());
    await userEvent.click(button());
    await waitFor(() => expect(bodies).toHaveLength(1));
    bringReact();

    expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos');
    expect(password()).toHaveValue('secre');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('[Y10] asks for the figures of the home once it is answered, before React and the app have loaded', async () => {
    const { container } = await openTyped();
    const form = container.querySelector('form');
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    const profile = createProfile({ role: 'administrador', api_local: true });
    server.use(
      answerCall(authCalls.login, { token: 'fresh', profile }),
      answerCall(dashboardCalls.one, createTablero()),
      answerCall(dudasCall, []),
    );
    const entrance = createEntrance({ signIn: createSignIn(tab), ahead: createAhead(tab), homeCalls });
    if (form) sendEarly(form, entrance.signIn);
    await userEvent.click(button());

    const expected = [authCalls.login, dashboardCalls.one, dudasCall].map(({ path }) => path);
    await waitFor(() => expect(asked).toEqual(expected));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('keeps typed text even if an extension has changed the form', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const { container, bodies } = await openTyped();
    password().after(document.createElement('div'));
    bring(container);

    expect(complaint).toHaveBeenCalled();
    await expectTypedGoesOn(bodies);
  });
});

describe('the sign-in', () => {
  it('has fields for a password manager, and no error', () => {
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(username()).toBeRequired();
    expect(password()).toBeRequired();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('[SPEC 1.1] [SPEC 3.5] [SPEC 4.2] sends name and password, stores the token and goes on', async () => {
    const bodies = answerLogin(() => HttpResponse.json({ token: 'fresh' }));
    await userEvent.type(username(), 'ana');
    await userEvent.type(password(), ' con espacio {Enter}');

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ username: 'ana', password: ' con espacio ' }]);
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it("[F13] shows the server's text above the button, markup as text, and keeps the input", async () => {
    answerLogin(() => refused(401, '<img src=x onerror=alert(1)>'));
    await userEvent.type(username(), 'ana');
    await userEvent.type(password(), 'no es{Enter}');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    expect(alert.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(username()).toHaveValue('ana');
    expect(password()).toHaveValue('no es');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('[F12] a double click and Enter make one request, until it is answered', async () => {
    const answer = createGate<Response>();
    const bodies = answerLogin(() => answer.passed);
    await userEvent.type(username(), 'ana');
    await userEvent.type(password(), 'secreto');
    // Click twice before React renders, then as a user does.
    act(() => {
      button().click();
      button().click();
    });
    await userEvent.dblClick(button());
    await userEvent.type(password(), '{Enter}');

    expect(bodies).toHaveLength(1);
    answer.open(refused(401, 'No'));
    await screen.findByRole('alert');
    answerLogin(() => HttpResponse.json({ token: 'fresh' }));
    await userEvent.click(button());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('can show the password, and hides it before sending', async () => {
    const bodies = answerLogin(() => refused(401, 'No'));
    await userEvent.type(username(), 'ana');
    await userEvent.type(password(), 'secreto');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(bodies).toEqual([]);

    await userEvent.click(button());

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(password()).toHaveAttribute('type', 'password');
    expect(bodies).toEqual([{ username: 'ana', password: 'secreto' }]);
  });
});

test('[U32] Caps Lock is told beside the password while it is typed', async () => {
  const user = userEvent.setup();
  expect(screen.queryByText('El bloqueo de mayúsculas está activado')).not.toBeVisible();
  await user.click(password());
  await user.keyboard('{CapsLock}S');
  expect(screen.getByText('El bloqueo de mayúsculas está activado')).toBeVisible();
  await user.keyboard('{CapsLock}s');

  expect(screen.getByText('El bloqueo de mayúsculas está activado')).not.toBeVisible();
});

/** As the browser shows it before any script of ours has loaded. */
const openStyled = () => {
  withStyles();
  leave();
  const container = openPage();
  const style = document.createElement('style');
  style.textContent = readFileSync('src/login/login.css', 'utf8');
  document.body.append(style);

  return container;
};

describe('[Y9] a browser whose site data', () => {
  const blocked = () => screen.getByText(/^Este navegador bloquea las cookies y los datos de este sitio/);

  it.each(['absent', 'blocked'])(
    'are %s is told what to allow before any script has loaded, and signs in',
    async (kind) => {
      refusals[kind]?.();
      const container = openStyled();
      expect(blocked()).toBeVisible();
      expect(blocked()).toHaveTextContent('Permítalos en la configuración del sitio');

      answerLogin(() => HttpResponse.json({ token: 'fresh' }));
      tab.session = createSession();
      tab.http = createHttp({ session: tab.session });
      bring(container);
      await userEvent.type(username(), 'ana');
      await userEvent.type(password(), 'secreto{Enter}');
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
      expect(tab.session.credentials()?.token).toBe('fresh');
      await tab.session.signOut();
    },
  );

  it('are allowed, but no cookies, is told so too; another one is not', () => {
    openStyled();
    expect(blocked()).not.toBeVisible();

    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    openStyled();
    expect(blocked()).toBeVisible();
  });
});

describe('[U33] on a slow line', () => {
  const ENDED = 'Su sesión terminó. Lo que escribió no se perdió: ingrese de nuevo para continuar.';
  const form = () => document.querySelector('form');
  const continuar = () => screen.findByRole('button', { name: 'Continuar como Ana Paredes' });
  const whoIsIn = async () => 'Ana Paredes';

  it('Ingresar shows that it works before React has loaded, until the answer', async () => {
    leave();
    const container = openPage();
    const answer = createGate<Response>();
    answerLogin(() => answer.passed);
    await userEvent.type(username(), 'ana');
    await userEvent.type(password(), 'secreto');
    expect(form()).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(button());
    expect(form()).toHaveAttribute('aria-busy', 'true');

    const complaint = vi.spyOn(console, 'error');
    bring(container);
    expect(complaint).not.toHaveBeenCalled();
    expect(form()).toHaveAttribute('aria-busy', 'true');
    answer.open(refused(401, 'No'));
    await screen.findByRole('alert');
    expect(form()).toHaveAttribute('aria-busy', 'false');
  });

  it('Continuar como shows that it works until the app is there, and goes on once', async () => {
    leave();
    localStorage.setItem('token', 'fresh');
    const gate = createGate();
    const goOn = vi.fn(() => gate.passed);
    bring(openPage(), { whoIsIn, onSignedIn: goOn });
    await userEvent.dblClick(await continuar());

    expect(await continuar()).toHaveAttribute('aria-busy', 'true');
    expect(form()).toHaveAttribute('aria-busy', 'false');
    expect(goOn).toHaveBeenCalledOnce();
    gate.open();
    await waitFor(async () => expect(await continuar()).toHaveAttribute('aria-busy', 'false'));
  });

  it('the place of Continuar como is kept only while a session may be open', async () => {
    localStorage.setItem('token', 'fresh');
    const container = openStyled();
    const place = password().closest('form')?.querySelector('.login-continue');
    expect(place).toBeVisible();
    expect(place).toBeEmptyDOMElement();
    bring(container, { whoIsIn });
    expect(place).toContainElement(await continuar());
    expect(screen.getByText(ENDED)).not.toBeVisible();

    localStorage.clear();
    openStyled();
    expect(document.querySelector('.login-continue')).not.toBeVisible();
  });

  it('the place says so if that session is over', async () => {
    localStorage.setItem('token', 'fresh');
    bring(openStyled(), { whoIsIn: () => Promise.reject(new HttpError('No', 401)) });

    expect(await screen.findByText('Su sesión terminó. Ingrese de nuevo.')).toBeVisible();
  });

  it('the reason of a new sign-in is there before any script has loaded', () => {
    sessionStorage.setItem('interrupcion', JSON.stringify({ path: '/auth/gastos', isEnded: true }));
    openStyled();

    expect(screen.getByText(ENDED)).toBeVisible();
    expect(document.querySelector('.login-continue')).not.toBeVisible();
  });
});

test('[U31] a sign-in that got no answer says so until the connection is back', async () => {
  answerLogin(() => HttpResponse.error());
  await userEvent.type(username(), 'ana');
  await userEvent.type(password(), 'secreto');
  const goOffline = (isOffline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
  };
  goOffline(true);
  expect(screen.getByText('Sin conexión. Podrá ingresar cuando vuelva la conexión.')).toBeVisible();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión: no se envió nada');

  goOffline(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(password()).toHaveValue('secreto');
});
