import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vendedores } from '../../../../src/resources/vendedores';
import { save, write } from '../../../inputs';
import { renderSection } from '../../../renderSection';

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
  await save(user);

  expect(await screen.findByText(/Promotor \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ codigo: 'P-02', fk_usuario: '', porcentaje: '12.5', estado: 'A' }]);
  expect(calls).not.toContain('GET /api/usuarios/administradores');
});
