import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { feriadosRest } from '../../../contract/feriados';
import { gastosRest } from '../../../contract/gastos';
import { negocioCalls } from '../../../contract/negocio';
import { sorteosRest } from '../../../contract/sorteos';
import { gastos } from '../../../src/resources/gastos';
import { namesOfFiles } from '../../support/files';
import { exportCsv, write } from '../../support/inputs';
import { answerCall, refuseCall, server } from '../../support/msw';
import { renderApp } from '../../support/render';
import { recordOf, renderSection } from '../../support/renderSection';
import { restHost } from '../../support/rest';
import { withStyles } from '../../support/styles';

/** As our own server writes it into index.html. */
const serve = (name: string, content: string) => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name, content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
};

const brand = () => within(screen.getByRole('banner')).getAllByRole('link')[0];
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

describe('[Y6] the name of the business in the page', () => {
  test('is said by bar, title, print and the name of an exported file', async () => {
    withStyles();
    serve('negocio', 'Suerte: Guayas');
    const { user } = renderSection(gastos, { rows: [recordOf(gastosRest, 1)] });

    await titled('Gastos · Suerte: Guayas');
    expect(brand()).toHaveTextContent(/^Suerte: Guayas$/);
    expect(brand()).toHaveAttribute('title', 'Suerte: Guayas');
    expect(brand()).toHaveAttribute('href', '/auth/dashboard');
    // Only paper shows it: the bar is not printed.
    const printed = within(screen.getByRole('article')).getByText('Suerte: Guayas');
    expect(printed).not.toBeVisible();

    await screen.findByRole('table', { name: 'Gastos' });
    await exportCsv(user);
    expect(namesOfFiles()).toEqual([expect.stringMatching(/^Suerte Guayas gastos .*\.csv$/)]);
  });

  test('without one all is as before', async () => {
    serve('negocio', '');
    const { user } = renderSection(gastos, { rows: [recordOf(gastosRest, 1)] });

    await titled('Gastos · Lotería Admin');
    expect(brand()).toHaveTextContent(/^Lotería$/);
    expect(brand()).not.toHaveAttribute('title');
    expect(brand()?.querySelector('img')).toBeNull();
    await screen.findByRole('table', { name: 'Gastos' });
    await exportCsv(user);
    expect(namesOfFiles()).toEqual([expect.stringMatching(/^gastos .*\.csv$/)]);
  });

  test('has its picture beside it in the bar', async () => {
    serve('negocio', 'Suerte');
    serve('logo', '/logo');
    renderApp({ path: '/auth/configuracion' });
    await titled('Configuración · Suerte');

    expect(brand()?.querySelector('img')).toHaveAttribute('src', '/logo');
    expect(brand()).toHaveAccessibleName('Suerte');
  });
});

describe('[Y6] Configuración', () => {
  let stored = { nombre: '', vigente: 'Del entorno', version: 0 };
  beforeEach(() => {
    stored = { nombre: '', vigente: 'Del entorno', version: 0 };
  });
  const open = (profile: { api_local?: boolean } = { api_local: true }) => {
    serve('negocio', 'Del entorno');

    return renderApp({
      path: '/auth/configuracion',
      profile,
      handlers: [
        ...restHost(sorteosRest).handlers,
        ...restHost(feriadosRest).handlers,
        answerCall(negocioCalls.one, () => stored),
        answerCall(negocioCalls.update, async ({ request }) => {
          const { nombre, version } = (await request.json()) as typeof stored;
          stored = { nombre, vigente: nombre, version: version + 1 };

          return { message: 'Negocio actualizado correctamente', ...stored };
        }),
      ],
    });
  };
  const change = async ({ user }: ReturnType<typeof open>, nombre: string) => {
    await user.click(await screen.findByRole('button', { name: 'Cambiar nombre' }));
    await write('Nombre', nombre);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
  };

  test('shows the name that holds and changes it: this page says the new one at once', async () => {
    const app = open();
    expect(
      await within(await screen.findByRole('region', { name: 'Negocio' })).findByText('Del entorno'),
    ).toBeVisible();
    await change(app, 'Suerte');

    expect(await screen.findByText(/^Negocio actualizado correctamente/)).toBeVisible();
    await titled('Configuración · Suerte');
    expect(brand()).toHaveTextContent('Suerte');
    expect(await within(screen.getByRole('region', { name: 'Negocio' })).findByText('Suerte')).toBeVisible();
    expect(await app.sent(negocioCalls.update)).toEqual([{ nombre: 'Suerte', version: 0 }]);
    await change(app, '');
    await waitFor(async () =>
      expect((await app.sent(negocioCalls.update))[1]).toEqual({ nombre: '', version: 1 }),
    );
  });

  test('breaks a long name of one word, which stays within its card', async () => {
    withStyles();
    stored.vigente = 'S'.repeat(60);
    open();

    expect(
      await within(await screen.findByRole('region', { name: 'Negocio' })).findByText(stored.vigente),
    ).toHaveStyle({
      minWidth: 0,
      overflowWrap: 'anywhere',
    });
  });

  test('says why a name was refused, and keeps what was typed', async () => {
    const app = open();
    await screen.findByRole('button', { name: 'Cambiar nombre' });
    server.use(refuseCall(negocioCalls.update, 409, 'Otro usuario modificó este registro'));
    await change(app, 'Suerte');

    expect(await screen.findByText('Otro usuario modificó este registro')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Suerte');
    expect(document.title).toBe('Configuración · Del entorno');
  });

  test('of another host has only its cards', async () => {
    const { calls } = open({});
    await screen.findByRole('link', { name: /^Feriados/ });

    expect(screen.queryByRole('region', { name: 'Negocio' })).not.toBeInTheDocument();
    expect(calls).not.toContain('GET /api/negocio');
  });
});
