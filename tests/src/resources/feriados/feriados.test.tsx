import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { cellsOf, choose, write } from '../../../inputs';
import { server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';

const GUAYAQUIL = {
  id: 8,
  fecha: '2026-10-09',
  fecha_original: '2026-10-09',
  nombre: 'Independencia de Guayaquil',
  ambito: 'N',
  estado: 'A',
  motivo_anulacion: null,
  version: 2,
};
const CANTON = { ...GUAYAQUIL, id: 9, fecha: '2026-07-25', nombre: 'Fundación', ambito: 'L' };

const open = (path = '', rows = [GUAYAQUIL, CANTON]) => {
  const host = restHost(feriadosRest, rows);
  const app = renderApp({ path: `/auth/configuracion/feriados${path}`, handlers: host.handlers });

  return { ...app, ...host };
};

const field = (name: RegExp) => screen.findByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Guardar' });
const ORIGINAL = /^Fecha original/;
const KEPT = /^Fecha en que se guarda/;

test('the list shows the holidays in force, the last first', async () => {
  const { asked } = open();
  const [head, ...rows] = within(await screen.findByRole('table', { name: 'Feriados' })).getAllByRole('row');

  expect(cellsOf(head)).toEqual(['Id', 'Fecha', 'Nombre', 'Ámbito']);
  expect(rows.map(cellsOf)).toEqual([
    ['8', '2026-10-09', 'Independencia de Guayaquil', 'Nacional'],
    ['9', '2026-07-25', 'Fundación', 'Local'],
  ]);
  expect(asked).toEqual([{ filter: { estado: 'A' }, range: [0, 24], sort: ['fecha', 'DESC'] }]);
});

test('the year and the annulled are asked for', async () => {
  const { user, asked } = open();
  await screen.findByRole('table');

  await choose(user, 'Año', '2026');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { estado: 'A', anio: 2026 } }));
  await choose(user, 'Estado', 'Anulado');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { estado: 'X', anio: 2026 } }));
  await choose(user, /^Estado/, 'Borrar el valor');

  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ anio: 2026 }));
});

test('the day that the law keeps is proposed, and written on Usar only', async () => {
  const { user, bodies } = open('/create');
  await write(/^Nombre/, 'Batalla de Pichincha');
  await write(KEPT, '2023-05-24');
  await write(ORIGINAL, '2023-05-24');

  expect(await screen.findByText(/^Fecha propuesta: viernes 26 de MAYO de 2023$/)).toBeVisible();
  expect(await field(KEPT)).toHaveValue('2023-05-24');
  await user.click(screen.getByRole('button', { name: 'Usar' }));

  expect(await field(KEPT)).toHaveValue('2023-05-26');
  expect(screen.queryByText(/^Fecha propuesta/)).not.toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText(/Feriado \d+ creado/)).toBeVisible();
  expect(bodies).toEqual([
    {
      method: 'POST',
      nombre: 'Batalla de Pichincha',
      fecha_original: '2023-05-24',
      fecha: '2023-05-26',
      ambito: 'N',
      estado: 'A',
      motivo_anulacion: '',
    },
  ]);
});

test('nothing is proposed while the year is still typed', async () => {
  open('/create');
  await write(ORIGINAL, '0202-05-24');

  expect(screen.queryByText(/^Fecha propuesta/)).not.toBeInTheDocument();
});

test('a holiday without its days is not sent', async () => {
  const { user, bodies } = open('/create');
  await write(/^Nombre/, 'Batalla de Pichincha');
  await user.click(save());

  expect(await screen.findAllByText('Elija la fecha')).toHaveLength(2);
  expect(bodies).toEqual([]);
});

test('Anular asks for the motivo, and closes the form', async () => {
  const { user, bodies } = open('/edit/8');
  await user.click(await screen.findByRole('button', { name: 'Anular' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Anular Independencia de Guayaquil' }));

  await user.click(dialog.getByRole('button', { name: 'Anular feriado' }));
  expect(await dialog.findByText('Escriba el motivo de la anulación')).toBeVisible();
  expect(bodies).toEqual([]);
  await user.type(dialog.getByLabelText('Motivo de la anulación'), 'Se escribió dos veces');
  await user.click(dialog.getByRole('button', { name: 'Anular feriado' }));

  expect(await screen.findByText('Feriado anulado')).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'PUT', ...GUAYAQUIL, estado: 'X', motivo_anulacion: 'Se escribió dos veces' },
  ]);
  expect(await screen.findByText('El feriado está anulado')).toBeVisible();
  expect(screen.getByText('Motivo: Se escribió dos veces')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Anular' })).not.toBeInTheDocument();
});

test('a refusal to annul stands in the dialog, the motivo kept', async () => {
  const { user } = open('/edit/8');
  await user.click(await screen.findByRole('button', { name: 'Anular' }));
  server.use(...refuseWrites(feriadosRest, 409, 'Otro usuario modificó este registro'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Motivo de la anulación'), 'Repetido');

  await user.click(dialog.getByRole('button', { name: 'Anular feriado' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(dialog.getByLabelText('Motivo de la anulación')).toHaveValue('Repetido');
});
