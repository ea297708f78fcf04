import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { busquedaCalls } from '../../../../contract/busqueda';
import { premiosRest } from '../../../../contract/premios';
import { sorteosRest } from '../../../../contract/sorteos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createProfile } from '../../../factories';
import { answerCall, refuseCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const premio = { seccion: 'premios', id: 3353, texto: 'Premio 3353', detalle: '2026-10-14 · Zoe Paz' };
const nomina = { seccion: 'nomina', id: 1043, texto: 'Nomina 1043', detalle: 'Luis Zambrano' };
const zoe = { seccion: 'vendedores', id: 5, texto: 'Zoe Paz', detalle: 'P-01' };

/** Answers what was found, by what was asked for. */
const finds = (hallazgos: Record<string, object[]>) => {
  const asked: string[] = [];
  const handler = answerCall(busquedaCalls.find, ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    asked.push(q);

    return { hallazgos: (hallazgos[q] ?? []) as (typeof premio)[] };
  });

  return { asked, handler };
};

const open = async (
  handlers: readonly RequestHandler[],
  { role = 'superadministrador', isOwn = true } = {},
) => {
  const app = renderApp({
    path: '/auth/configuracion/sorteos',
    role,
    handlers: [
      ...handlers,
      ...restHost(sorteosRest).handlers,
      answerCall(usuariosCalls.profile, { user: createProfile({ role, api_local: isOwn }) }),
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  await app.user.click(screen.getByRole('button', { name: 'Ir a…' }));
  const field = within(await screen.findByRole('dialog', { name: 'Ir a…' })).getByRole('combobox');

  return { ...app, field };
};

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('a premio is found by its secuencia, and Enter opens it', async () => {
  const { asked, handler } = finds({ 3353: [premio] });
  const { user, field } = await open([handler, ...restHost(premiosRest, [{ id: 3353 }]).handlers]);

  await user.type(field, '3353');
  const group = await screen.findByRole('group', { name: 'Premios' });
  expect(within(group).getByRole('option')).toHaveTextContent('Premio 33532026-10-14 · Zoe Paz');
  expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
  expect(field).toHaveAttribute('aria-activedescendant', within(group).getByRole('option').id);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(window.location.pathname).toBe('/auth/premios/edit/3353'));
  expect(asked.at(-1)).toBe('3353');
});

test('an answer to what was typed before is not taken for one to what is typed now', async () => {
  let answer = () => undefined as unknown;
  const early = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  const asked: string[] = [];
  const slow = answerCall(busquedaCalls.find, async ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    asked.push(q);
    if (q === '33') await early;

    return { hallazgos: [q === '3353' ? premio : nomina] };
  });
  const { user, field } = await open([slow]);

  await user.click(field);
  await user.paste('33');
  await waitFor(() => expect(asked).toEqual(['33']));
  await user.paste('53');
  expect(offered()).toEqual([]);
  answer();

  await screen.findByRole('option', { name: /Premio 3353/ });
  expect(offered()).toHaveLength(1);
});

test('pages that are called so come before records, and what is only like it comes after them', async () => {
  const { handler } = finds({ premio: [premio], zoe: [zoe] });
  const { user, field } = await open([handler]);

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
});

test('what nothing is called finds "No se encontró nada"', async () => {
  const { user, field } = await open([finds({}).handler]);

  await user.type(field, '999999');

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No se encontró nada'));
});

test('why records could not be looked for is told within, and pages are found nevertheless', async () => {
  const refused = refuseCall(busquedaCalls.find, 500, 'La base de datos no responde');
  const { user, field } = await open([refused]);

  await user.type(field, 'gastos');

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('La base de datos no responde');
  expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  expect(offered()).toContain('Gastos');
});

test('a host without the call gives the pages alone, and says nothing of it', async () => {
  const { user, field } = await open([refuseCall(busquedaCalls.find, 404, 'No existe lo que busca')]);

  await user.type(field, 'gasto');

  await screen.findByRole('option', { name: 'Gastos' });
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Buscando…'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
