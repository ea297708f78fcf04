import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { sorteosRest } from '../../../../contract/sorteos';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const queryDialog = () => screen.queryByRole('dialog', { name: 'Ir a…' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const handlers = [
  ...restHost(sorteosRest).handlers,
  answerCall(nominaCalls.list, { nominas: [] }),
  answerCall(nominaCalls.count, { conteo: 0 }),
];

const start = async (role?: string) => {
  const app = renderApp({ path: '/auth/configuracion/sorteos', role, handlers });
  await screen.findByRole('heading', { level: 1 });

  return app;
};

const open = async (role?: string) => {
  const app = await start(role);
  await app.user.keyboard('{Control>}k{/Control}');
  const field = within(await screen.findByRole('dialog', { name: 'Ir a…' })).getByRole('combobox', {
    name: 'Ir a…',
  });

  return { ...app, field };
};

test.each([
  ['nomna', 'Nomina'],
  ['planilla con', 'Planilla Consolidado'],
  ['nuevo gast', 'Nuevo gasto'],
])('[SPEC 9.4] Ctrl+K, "%s" and Enter open %s', async (typed, label) => {
  const { user, field } = await open();
  expect(field).toHaveFocus();

  await user.type(field, typed);
  expect(offered()[0]).toMatch(new RegExp(`^${label}`));
  await user.keyboard('{Enter}');

  await findHeading(label);
  await waitFor(() => expect(queryDialog()).not.toBeInTheDocument());
});

test('the arrows choose', async () => {
  const { user, field } = await open();

  await user.type(field, 'in{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Transferencias internas' });
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{Enter}');

  await findHeading('Transferencias internas');
});

test.each([
  ['sumador', ['Ventas', 'Planillas']],
  ['revisor', ['Premios', 'Planillas']],
])('a %s is offered only what the role may open', async (role, labels) => {
  const { user, field } = await open(role);
  expect(offered()).toEqual(labels);

  await user.type(field, 'usuarios');

  expect(offered()).toEqual([]);
});

test.each([
  ['sumador', ['Nueva venta']],
  ['revisor', []],
  ['premiacion', ['Nuevo premio']],
])('a %s is offered the new records that the role may make', async (role, labels) => {
  const { user, field } = await open(role);
  await user.type(field, 'nuev');

  await waitFor(() => expect(offered()).toEqual(labels));
});

test('what is like nothing finds "No se encontró ninguna sección"', async () => {
  const { user, field } = await open();

  await user.type(field, 'zzzz{Enter}');

  expect(screen.getByRole('status')).toHaveTextContent('No se encontró ninguna sección');
  expect(queryDialog()).toBeInTheDocument();
});
