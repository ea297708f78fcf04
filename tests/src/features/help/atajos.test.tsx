import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sorteosRest } from '../../../../contract/sorteos';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const start = async (path = '/auth/configuracion/sorteos') => {
  const app = renderApp({ path, handlers: restHost(sorteosRest).handlers });
  await screen.findByRole('heading', { level: 1 });

  return app;
};

/** Whether the browser is kept from what it would do by itself. */
const press = (key: object) => !fireEvent.keyDown(document.activeElement ?? document.body, key);
const CTRL_S = { key: 's', ctrlKey: true };

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
