import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { busquedaCalls } from '../../../../contract/busqueda';
import { nominaCalls } from '../../../../contract/nomina';
import { premiosRest } from '../../../../contract/premios';
import { sorteosRest } from '../../../../contract/sorteos';
import { createGate } from '../../../support/http/gate';
import { answerCall, refuseCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { restHost } from '../../../support/rest';

const premio = { seccion: 'premios', id: 3353, texto: 'Premio 3353', detalle: '2026-10-14 · Zoe Paz' };
const nomina = { seccion: 'nomina', id: 1043, texto: 'Nomina 1043', detalle: 'Luis Zambrano' };
const zoe = { seccion: 'vendedores', id: 5, texto: 'Zoe Paz', detalle: 'P-01' };

const askedIn = (request: Request) => new URL(request.url).searchParams.get('q') ?? '';
const finds = (hallazgos: Record<string, (typeof premio)[]>) =>
  answerCall(busquedaCalls.find, ({ request }) => ({ hallazgos: hallazgos[askedIn(request)] ?? [] }));

type Options = Pick<Parameters<typeof renderApp>[0], 'role' | 'profile' | 'handlers'>;

const open = async ({ handlers = [], ...options }: Options = {}) => {
  const app = renderApp({
    path: '/auth/configuracion/password',
    ...options,
    handlers: [
      ...handlers,
      ...restHost(sorteosRest).handlers,
      answerCall(nominaCalls.list, { nominas: [] }),
      answerCall(nominaCalls.count, { conteo: 0 }),
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  const start = async () => {
    await app.user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ir a…' }));

    return dialog.getByRole('combobox', { name: 'Ir a…' });
  };

  return { ...app, start, field: await start() };
};
const openOwn = (handler: ReturnType<typeof finds>) =>
  open({ profile: { api_local: true }, handlers: [handler] });

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const dialog = () => screen.queryByRole('dialog', { name: 'Ir a…' });
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('the pages', () => {
  test('[SPEC 9.4] open with Ctrl+K, a similar word and Enter; the arrow keys choose', async () => {
    const { user, start, field } = await open();
    expect(field).toHaveFocus();

    for (const [typed, label] of [
      ['nomna', 'Nomina'],
      ['planilla con', 'Planilla Consolidado'],
      ['nuevo gast', 'Nuevo gasto'],
      ['in{ArrowDown}', 'Transferencias internas'],
    ] as const) {
      const input = dialog() ? field : await start();
      await user.type(input, typed);
      const option = screen.getByRole('option', { name: new RegExp(`^${label}`) });
      expect(input).toHaveAttribute('aria-activedescendant', option.id);
      await user.keyboard('{Enter}');

      expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    }
  });

  test.each([
    ['sumador', ['Ventas', 'Planillas'], ['Nueva venta']],
    ['revisor', ['Premios', 'Planillas'], []],
    ['premiacion', ['Premios', 'Planillas'], ['Nuevo premio']],
  ])('offered to the role %s are only %j, and the new records %j', async (role, pages, records) => {
    const { user, field } = await open({ role });
    expect(offered()).toEqual(pages);
    await user.type(field, 'nuev');
    await waitFor(() => expect(offered()).toEqual(records));
    await user.clear(field);
    await user.type(field, 'usuarios{Enter}');

    expect(offered()).toEqual([]);
    await said('No se encontró ninguna sección');
    expect(dialog()).toBeInTheDocument();
  });
});

describe('the records of our own API', () => {
  test('are found by their numbers and opened with Enter', async () => {
    const { user, sent, field } = await open({
      profile: { api_local: true },
      handlers: [finds({ 3353: [premio] }), ...restHost(premiosRest, [{ id: 3353 }]).handlers],
    });
    await user.type(field, '3353');
    const group = await screen.findByRole('group', { name: 'Premios' });
    expect(within(group).getByRole('option')).toHaveTextContent('Premio 33532026-10-14 · Zoe Paz');
    expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
    expect((await sent(busquedaCalls.find)).at(-1)).toMatch(/q=3353/);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(window.location.pathname).toBe('/auth/premios/edit/3353'));
  });

  test('for an earlier text are not shown for a later text @long', async () => {
    const early = createGate();
    const { user, sent, field } = await openOwn(
      answerCall(busquedaCalls.find, async ({ request }) => {
        if (askedIn(request) === '33') await early.passed;

        return { hallazgos: [askedIn(request) === '3353' ? premio : nomina] };
      }),
    );
    await user.click(field);
    await user.paste('33');
    await expect.poll(async () => (await sent(busquedaCalls.find)).length).toBe(1);
    await user.paste('53');
    expect(offered()).toEqual([]);
    early.open();

    await screen.findByRole('option', { name: /Premio 3353/ });
    expect(offered()).toHaveLength(1);
  });

  test('come after pages with that name and before similar pages @long', async () => {
    const { user, field } = await openOwn(finds({ premio: [premio], zoe: [zoe] }));
    await user.type(field, 'premio');
    await screen.findByRole('group', { name: 'Premios' });
    expect(offered().slice(0, 2)).toEqual([
      'Premios',
      'Planilla de PremiosLos premios de la semana por promotor y su estado',
    ]);
    expect(offered().at(-1)).toMatch(/^Premio 3353/);

    await user.clear(field);
    await user.type(field, 'zoe');
    expect(await screen.findByRole('group', { name: 'Promotores' })).toBeInTheDocument();
    expect(offered()[0]).toMatch(/^Zoe Paz/);
    await user.clear(field);
    await user.type(field, '999999');
    await said('No se encontró nada');
  });

  test('show why their search failed, and pages are still found @ci', async () => {
    const { user, field } = await openOwn(
      refuseCall(busquedaCalls.find, 500, 'La base de datos no responde'),
    );
    await user.type(field, 'gastos');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('La base de datos no responde');
    expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    expect(offered()).toContain('Gastos');
  });

  test('are not mentioned if the host has no search @long', async () => {
    const { user, field } = await openOwn(refuseCall(busquedaCalls.find, 404, 'No existe lo que busca'));
    await user.type(field, 'gasto');

    await screen.findByRole('option', { name: 'Gastos' });
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Buscando…'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
