import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { sorteosRest } from '../../../../contract/sorteos';
import { cellsOf, choose, write } from '../../../inputs';
import { server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';

const LOTTO = {
  id: 3,
  nombre: 'Lotto',
  hora_sorteo: '20:00',
  hora_cierre: '19:45',
  dias: 'LXV',
  cifras: 4,
  juega_feriado: 'N',
  estado: 'A',
  version: 5,
};
const POZO = { ...LOTTO, id: 4, nombre: 'Pozo', dias: 'LMXJVSD', cifras: 3, estado: 'I' };

type Handlers = NonNullable<Parameters<typeof renderApp>[0]['handlers']>;

const open = (screenPath = '', rows = [LOTTO, POZO], handlers: Handlers = []) => {
  const host = restHost(sorteosRest, rows);
  const app = renderApp({
    path: `/auth/configuracion/sorteos${screenPath}`,
    handlers: [...handlers, ...host.handlers],
  });

  return { ...app, ...host };
};

const text = (name: RegExp) => screen.findByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Guardar' });
const done = () => screen.findByText('¡Correcto!');

test('the list shows the draws below their heads', async () => {
  open();
  const [head, ...rows] = within(await screen.findByRole('table', { name: 'Sorteos' })).getAllByRole('row');

  expect(cellsOf(head)).toEqual(['Id', 'Nombre', 'Hora', 'Cierre', 'Días', 'Cifras', 'Habilitado']);
  expect(rows.map(cellsOf)).toEqual([
    ['3', 'Lotto', '20:00', '19:45', 'L X V', '4', 'Sí'],
    ['4', 'Pozo', '20:00', '19:45', 'Todos', '3', 'No'],
  ]);
});

test('25 draws by name are asked for; the filters and the heads change what is asked', async () => {
  const { user, asked } = open();
  await screen.findByRole('table');
  expect(asked).toEqual([{ filter: {}, range: [0, 24], sort: ['hora_sorteo', 'ASC'] }]);

  await choose(user, 'Habilitado', 'No');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { estado: 'I' } }));
  await user.type(screen.getByPlaceholderText('Buscar'), 'po');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { estado: 'I', q: 'po' } }));
  await user.click(within(screen.getByRole('columnheader', { name: /^Cifras/ })).getByRole('button'));

  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: ['cifras', 'ASC'] }));
});

test('a list without draws says so, and offers to take the filters away', async () => {
  const { user, asked } = open('', []);
  expect(await screen.findByText('Todavía no hay sorteos')).toBeVisible();

  await choose(user, 'Habilitado', 'Sí');
  await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));

  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(await screen.findByText('Todavía no hay sorteos')).toBeVisible();
});

test('a list that cannot be read says why, and is read on Reintentar', async () => {
  let isDown = true;
  const down = http.get('*/api/sorteos', () =>
    isDown ? HttpResponse.json({ error: 'La base de datos descansa' }, { status: 500 }) : undefined,
  );
  const { user } = open('', [LOTTO], [down]);
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos descansa');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('table', { name: 'Sorteos' })).toBeVisible();
});

test('a click on a row opens the draw; the way back leads through Configuración', async () => {
  const { user } = open();

  await user.click(await screen.findByText('19:45', { selector: 'tr:first-child td' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Lotto 20:00' })).toBeVisible();
  expect(window.location.pathname).toBe('/auth/configuracion/sorteos/edit/3');
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Configuración',
    'Sorteos',
    'Editar',
  ]);
});

test('a new draw is written, sent once however often Guardar is pressed, and the form is empty again', async () => {
  const { user, bodies } = open('/create');
  await write(/^Nombre/, 'Lotto');
  await write(/^Hora del sorteo/, '20:00');
  await write(/^Hora de cierre/, '19:45');
  await user.click(screen.getByRole('button', { name: 'Domingo' }));
  await user.click(screen.getByRole('button', { name: 'Sábado' }));

  fireEvent.click(save());
  fireEvent.click(save());

  await done();
  expect(screen.getByRole('alert')).toHaveTextContent(/Sorteo \d+ creado/);
  expect(bodies).toEqual([
    {
      method: 'POST',
      nombre: 'Lotto',
      hora_sorteo: '20:00',
      hora_cierre: '19:45',
      dias: 'LMXJV',
      cifras: 4,
      juega_feriado: 'S',
      estado: 'A',
    },
  ]);
  expect(await text(/^Nombre/)).toHaveValue('');
});

test('what the contract refuses stands beside its field, and nothing is sent', async () => {
  const { user, bodies } = open('/edit/3');
  await write(/^Nombre/, ' ');
  for (const dia of ['Lunes', 'Miércoles', 'Viernes']) {
    await user.click(screen.getByRole('button', { name: dia }));
  }
  await user.click(save());

  expect(await screen.findByText('Este dato es obligatorio')).toBeVisible();
  expect(screen.getByText('Elija al menos un día')).toBeVisible();

  await write(/^Nombre/, 'Lotto');
  await user.click(screen.getByRole('button', { name: 'Lunes' }));
  await write(/^Hora de cierre/, '21:00');
  await user.click(save());

  expect(await screen.findByText('La hora de cierre debe ser anterior a la hora del sorteo')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a change goes out with the version it was made on, and the next one with the version it got', async () => {
  const { user, bodies } = open('/edit/3');

  await write(/^Nombre/, 'Lotto Plus');
  await user.click(save());
  await done();
  expect(screen.getByRole('alert')).toHaveTextContent('Sorteo actualizado');
  expect(bodies).toMatchObject([{ method: 'PUT', ...LOTTO, nombre: 'Lotto Plus' }]);
  await write(/^Nombre/, 'Lotto Max');
  await user.click(save());

  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ nombre: 'Lotto Max', version: 6 }));
});

test('a change that came second is told so, keeps what was written, and still warns', async () => {
  const { user } = open('/edit/3');
  await write(/^Nombre/, 'Lotto Plus');
  server.use(...refuseWrites(sorteosRest, 409, 'Otro usuario modificó este registro'));

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(await text(/^Nombre/)).toHaveValue('Lotto Plus');
  await user.click(screen.getByRole('link', { name: 'Gastos' }));
  expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
});

test('a draw that there is already marks the fields that say so, until they say something else', async () => {
  const { user } = open('/edit/3');
  await write(/^Nombre/, 'Lotto Plus');
  const error = 'Ya existe un sorteo con ese nombre y esa hora';
  const body = { error, errors: { nombre: error, hora_sorteo: error } };
  server.use(http.put('*/api/sorteos/3', () => HttpResponse.json(body, { status: 409 }), { once: true }));
  await user.click(save());

  await waitFor(async () => expect(await text(/^Nombre/)).toHaveAccessibleDescription(error));
  expect(await text(/^Nombre/)).toHaveFocus();
  expect(await text(/^Hora del sorteo/)).toBeInvalid();
  await write(/^Nombre/, 'Lotto Max');
  await waitFor(async () => expect(await text(/^Nombre/)).toBeValid());
  await user.click(save());
  await done();
});
