import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { save } from '../../../support/inputs';
import { renderSection } from '../../../support/renderSection';
import { gastos } from '../../../support/sampleSection';

const FORM = '/auth/gastos/edit/1';

const write = async () => {
  const app = renderSection(gastos);
  await app.user.click(await screen.findByRole('link', { name: '1' }));
  const descripcion = await screen.findByRole('textbox', { name: /^Descripción/ });
  await waitFor(() => expect(descripcion).not.toHaveValue(''));
  await app.user.clear(descripcion);
  await app.user.type(descripcion, 'Luz y agua');

  return { ...app, descripcion };
};

const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = async () => within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
const isUnasked = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = async (user: UserEvent, name: string) =>
  user.click((await question()).getByRole('button', { name }));
const followWay = (user: UserEvent) =>
  user.click(within(screen.getByRole('navigation', { name: 'Ruta' })).getByRole('link', { name: 'Gastos' }));

const ways: readonly [string, (user: UserEvent) => Promise<unknown> | undefined][] = [
  ['the menu', (user) => user.click(screen.getByRole('link', { name: 'Configuración' }))],
  ['Back', () => act(async () => window.history.back())],
  ['Salir', (user) => user.click(screen.getByRole('button', { name: 'Salir' }))],
];

test.each(ways)('%s asks in a dialog before it leaves a changed form', async (_name, leave) => {
  const { user, descripcion, onLeave } = await write();
  await leave(user);
  await press(user, 'Seguir editando');
  await isUnasked();
  expect(window.location.pathname).toBe(FORM);
  expect(descripcion).toHaveValue('Luz y agua');
  expect(onLeave).not.toHaveBeenCalled();

  await leave(user);
  await press(user, 'Salir sin guardar');
  const isGone = () => onLeave.mock.calls.length > 0 || window.location.pathname !== FORM;
  await waitFor(() => expect(isGone()).toBe(true));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(mayClose()).toBe(true);
});

test('Esc returns to the form, and a saved form is left without a question @ci', async () => {
  const { user, descripcion } = await write();
  await followWay(user);
  expect((await question()).getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await isUnasked();
  expect(descripcion).toHaveValue('Luz y agua');
  expect(mayClose()).toBe(false);

  await save(user);
  await screen.findByText('Gasto actualizado');
  await followWay(user);
  await waitFor(() => expect(window.location.pathname).toBe('/auth/gastos'));
});
