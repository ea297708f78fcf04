import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { sorteosRest } from '../../../../contract/sorteos';
import { sorteos } from '../../../../src/resources/sorteos';
import { save, write } from '../../../support/inputs';
import { server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';

const LOTTO = recordOf(sorteosRest, 1, { nombre: 'Lotto', dias: 'LXV' });
const POZO = recordOf(sorteosRest, 2, { nombre: 'Pozo', dias: 'LMXJVSD' });

const open = (path = '') => renderSection(sorteos, { path, rows: [LOTTO, POZO] });

test('the list names the days of a draw, or says that it has all; a click on a row opens it', async () => {
  const { user } = open();
  expect(await screen.findByRole('row', { name: /^1 Lotto/ })).toHaveTextContent('L X V');
  expect(screen.getByRole('row', { name: /^2 Pozo/ })).toHaveTextContent('Todos');

  await user.click(screen.getByText('L X V'));

  expect(await screen.findByRole('heading', { level: 1, name: /^Lotto/ })).toBeVisible();
  expect(window.location.pathname).toBe('/auth/configuracion/sorteos/edit/1');
  const way = within(screen.getByRole('navigation', { name: 'Ruta' })).getAllByRole('listitem');
  expect(way.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Configuración', 'Sorteos']);
  expect(way.at(-1)).toHaveTextContent(/^Lotto/);
});

test('the days of a draw are chosen one by one, at least one, and sent Monday first', async () => {
  const { user, bodies } = open('/edit/1');
  await write(/^Hora de cierre/, '23:00');
  for (const dia of ['Lunes', 'Miércoles', 'Viernes'])
    await user.click(screen.getByRole('button', { name: dia }));
  await save(user);
  expect(await screen.findByText('Elija al menos un día')).toBeVisible();
  for (const dia of ['Domingo', 'Sábado', 'Lunes', 'Sábado'])
    await user.click(screen.getByRole('button', { name: dia }));
  await save(user);
  expect(await screen.findByText('La hora de cierre debe ser anterior a la hora del sorteo')).toBeVisible();
  expect(bodies).toEqual([]);

  await write(/^Hora de cierre/, '00:30');
  await save(user);
  expect(await screen.findByText('Sorteo actualizado')).toBeVisible();
  expect(bodies).toMatchObject([{ nombre: 'Lotto', dias: 'LD' }]);
});

test('a draw that exists already marks its fields until they change', async () => {
  const { user } = open('/edit/1');
  const text = (name: RegExp) => screen.findByLabelText(name);
  await write(/^Nombre/, 'Lotto Plus');
  const error = 'Ya existe un sorteo con ese nombre y esa hora';
  const body = { error, errors: { nombre: error, hora_sorteo: error } };
  server.use(http.put('*/api/sorteos/1', () => HttpResponse.json(body, { status: 409 }), { once: true }));
  await save(user);

  await waitFor(async () => expect(await text(/^Nombre/)).toHaveAccessibleDescription(error));
  expect(await text(/^Nombre/)).toHaveFocus();
  expect(await text(/^Hora del sorteo/)).toBeInvalid();
  await write(/^Nombre/, 'Lotto Max');
  await waitFor(async () => expect(await text(/^Nombre/)).toBeValid());
  await save(user);
  expect(await screen.findByText('¡Correcto!')).toBeVisible();
});
