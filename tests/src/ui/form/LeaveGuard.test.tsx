import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { usuariosCalls } from '../../../../contract/usuarios';
import '../../../../src/domain/generated/GeneratedEdit';
import '../../../../src/domain/generated/GeneratedList';
import { createGasto, createProfile } from '../../../factories';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

/** From the list, a gasto whose description has been changed and not saved. */
const write = async () => {
  const app = renderApp({
    path: '/auth/gastos',
    handlers: [
      ...restHost(gastosRest, [createGasto({ fk_usuario: 7 })]).handlers,
      answerCall(usuariosCalls.profile, { user: createProfile() }),
      answerCall(usuariosCalls.list, { usuarios: [] }),
    ],
  });
  await app.user.click(await screen.findByRole('link', { name: '12' }));
  const descripcion = await screen.findByRole('textbox', { name: /^Descripción/ });
  await waitFor(() => expect(descripcion).toHaveValue('Luz'));
  await app.user.type(descripcion, ' y agua');

  return { ...app, descripcion };
};
type User = Awaited<ReturnType<typeof write>>['user'];

/** Whether the tab can be closed without a warning of the browser. */
const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = async () => within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
const press = async (user: User, name: string) =>
  user.click((await question()).getByRole('button', { name }));
const follow = (user: User, place: string, link: string) =>
  user.click(within(screen.getByRole('navigation', { name: place })).getByRole('link', { name: link }));

const ways: readonly [string, (user: User) => Promise<unknown> | undefined][] = [
  ['the menu', (user) => user.click(screen.getByRole('link', { name: 'Configuración' }))],
  ['Back', () => act(async () => window.history.back())],
  ['Salir', (user) => user.click(screen.getByRole('button', { name: 'Salir' }))],
];

test.each(ways)('%s asks in a dialog before a changed form is left', async (_name, leave) => {
  const { user, descripcion, onLeave } = await write();

  await leave(user);
  await press(user, 'Seguir editando');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/auth/gastos/edit/12');
  expect(descripcion).toHaveValue('Luz y agua');
  expect(onLeave).not.toHaveBeenCalled();

  await leave(user);
  await press(user, 'Salir sin guardar');

  const isGone = () => onLeave.mock.calls.length > 0 || window.location.pathname !== '/auth/gastos/edit/12';
  await waitFor(() => expect(isGone()).toBe(true));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(mayClose()).toBe(true);
});

test('Esc goes on with the form, and a form that was saved is left unasked', async () => {
  const { user, descripcion } = await write();
  await follow(user, 'Ruta', 'Gastos');
  expect((await question()).getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(descripcion).toHaveValue('Luz y agua');
  expect(mayClose()).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Gasto actualizado');
  await follow(user, 'Ruta', 'Gastos');

  await waitFor(() => expect(window.location.pathname).toBe('/auth/gastos'));
});
