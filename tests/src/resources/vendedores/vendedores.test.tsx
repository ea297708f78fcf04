import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vendedoresRest } from '../../../../contract/vendedores';
import { vendedores } from '../../../../src/resources/vendedores';
import { write } from '../../../inputs';
import { recordOf, renderSection } from '../../../renderSection';
import { sampleOf } from '../../../sampleOf';

const save = () => screen.getByRole('button', { name: 'Guardar' });
const PEDRO = recordOf(vendedoresRest, 1, { cuenta_bancaria: null });

test('an administrador has no administrators to choose from, in the list or in the form', async () => {
  const { user, calls, bodies } = renderSection(vendedores, { role: 'administrador' });
  await screen.findByRole('table');
  expect(screen.queryByRole('combobox', { name: 'Administrador' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Nuevo promotor' }));
  await write(/^Código/, 'P-02');
  await write(/^Cédula/, '1710034065');
  await write(/^Nombre/, 'Pedro');
  await write(/^Apellido/, 'Vera');
  await write(/^Porcentaje/, '12.5');
  expect(screen.queryByLabelText(/^Administrador/)).not.toBeInTheDocument();
  await user.click(save());

  expect(await screen.findByText(/Promotor \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ codigo: 'P-02', fk_usuario: '', porcentaje: '12.5', estado: 'A' }]);
  expect(calls).not.toContain('GET /api/usuarios/administradores');
});

test('an administrator in force stays offered, though no administrator any more', async () => {
  renderSection(vendedores, { path: '/edit/1', rows: [{ ...PEDRO, fk_usuario: 5 }] });

  const administrador = await screen.findByRole('combobox', { name: /^Administrador/ });
  await waitFor(() => expect(administrador).toHaveValue('Sara Ríos'));
});

test('a change sends the whole record, empty texts as such', async () => {
  const { user, bodies } = renderSection(vendedores, { path: '/edit/1', rows: [PEDRO] });
  await write(/^Dirección/, '');
  await user.click(save());

  expect(await screen.findByText('Promotor actualizado')).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'PUT', ...sampleOf(vendedoresRest), direccion: '', cuenta_bancaria: '', version: 1 },
  ]);
});
