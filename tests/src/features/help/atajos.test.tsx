import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sorteosRest } from '../../../../contract/sorteos';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
import { setMedia } from '../../ui/layout/media';

const DIALOG = { name: 'Atajos de teclado' };
const queryDialog = () => screen.queryByRole('dialog', DIALOG);

const start = async (path = '/auth/configuracion/sorteos', role?: string) => {
  const host = restHost(sorteosRest);
  const app = renderApp({ path, role, handlers: host.handlers });
  await screen.findByRole('heading', { level: 1 });

  return { ...app, host };
};

/** Whether the browser is kept from what it would do by itself. */
const press = (key: object) => !fireEvent.keyDown(document.activeElement ?? document.body, key);
const CTRL_S = { key: 's', ctrlKey: true };

test('? shows the shortcuts that there are, and Esc closes them', async () => {
  const { user } = await start();

  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', DIALOG);
  for (const text of ['Guardar el formulario', 'Ir a la siguiente fila por corregir']) {
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  }
  await user.keyboard('?{Escape}');

  await waitFor(() => expect(queryDialog()).not.toBeInTheDocument());
});

test('who does not open Ventas reads nothing of its keys', async () => {
  const { user } = await start('/auth/dashboard', 'revisor');

  await user.keyboard('?');

  const dialog = await screen.findByRole('dialog', DIALOG);
  expect(within(dialog).queryByText('En las colillas de una venta')).not.toBeInTheDocument();
});

test('in a field ? is a sign like others', async () => {
  const { user } = await start('/auth/configuracion/sorteos/create');
  const nombre = await screen.findByRole('textbox', { name: 'Nombre' });

  await user.type(nombre, '¿Cuál?');

  expect(nombre).toHaveValue('¿Cuál?');
  expect(queryDialog()).not.toBeInTheDocument();
});

test('"Ir a…" finds them too, but not on a phone', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: 'Ir a…' }));
  await user.type(await screen.findByRole('combobox', { name: 'Ir a…' }), 'atajos{Enter}');

  expect(await screen.findByRole('dialog', DIALOG)).toBeInTheDocument();
});

test('a phone is offered no shortcuts', async () => {
  setMedia('max-width');
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: 'Ir a…' }));
  await user.type(await screen.findByRole('combobox', { name: 'Ir a…' }), 'atajos');

  expect(screen.queryByRole('option', { name: /Atajos/ })).not.toBeInTheDocument();
});

test.each([
  ['Ctrl+S', CTRL_S],
  ['Cmd+S', { key: 's', metaKey: true }],
])('%s saves the form, in place of the page by the browser', async (_name, key) => {
  const { user } = await start('/auth/configuracion/sorteos/create');
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'x');

  expect(press(key)).toBe(true);

  // It was checked: what is missing is said, and nothing sent.
  expect(await screen.findAllByText(/obligatorio|Elija|Escriba/)).not.toHaveLength(0);
});

test('held down it saves once', async () => {
  const { user } = await start('/auth/configuracion/sorteos/create');
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'x');

  expect(press({ ...CTRL_S, repeat: true })).toBe(true);

  expect(screen.queryByText(/obligatorio|Elija|Escriba/)).not.toBeInTheDocument();
});

test('where there is no form the browser does what it does', async () => {
  await start();

  expect(press(CTRL_S)).toBe(false);
});
