import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ingresosRest } from '../../../../contract/ingresos';
import { today } from '../../../../src/format/dates';
import { cellsOf, choose, write } from '../../../inputs';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const APORTE = {
  id: 5,
  fecha: '2026-11-18',
  fk_usuario: null,
  tipo: 'recuperacion',
  descripcion: 'Cobro a un promotor',
  valor: '100.00',
  comprobante: '',
  estado: 'A',
};

const open = (path = '') => {
  const host = restHost(ingresosRest, [APORTE]);
  const app = renderApp({
    path: `/auth/ingresos${path}`,
    role: 'administrador',
    handlers: host.handlers,
  });

  return { ...app, ...host };
};

test('the list shows the ingresos with their tipo in words, and filters by the tipos of ingresos', async () => {
  const { user } = open();
  const row = within(await screen.findByRole('table', { name: 'Ingresos' })).getAllByRole('row')[1];

  expect(cellsOf(row)).toEqual(['5', '2026-11-18', 'Recuperación', 'Cobro a un promotor', '$100', '—']);
  await user.click(await screen.findByRole('combobox', { name: 'Tipo' }));
  const tipos = screen.getAllByRole('option');
  expect(tipos.map((option) => option.textContent)).toEqual(['Todos', 'Aporte', 'Recuperación', 'Otros']);
});

test("an administrador's ingreso is their own", async () => {
  const { user, bodies } = open('/create');
  await choose(user, /^Tipo/, 'Aporte');
  await write(/^Descripción/, 'Capital');
  await write(/^Valor/, '500');
  expect(screen.queryByLabelText(/^Administrador/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText(/Ingreso \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([
    { fecha: today(), fk_usuario: '', tipo: 'aporte', descripcion: 'Capital', valor: '500', estado: 'A' },
  ]);
});
