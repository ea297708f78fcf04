import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gastos } from '../../../../src/resources/gastos';
import { save, write } from '../../../support/inputs';
import { renderSection } from '../../../support/renderSection';

const tipo = () => screen.findByRole('combobox', { name: /^Tipo/ });

const openForm = async () => {
  const app = renderSection(gastos, { path: '/create', role: 'administrador' });
  (await tipo()).focus();

  return app;
};

test('[Y8] a letter chooses in a closed select, and again the next choice that begins with it', async () => {
  const { user } = await openForm();
  await user.keyboard('s');
  expect(await tipo()).toHaveTextContent('Servicios');
  await user.keyboard('s');
  expect(await tipo()).toHaveTextContent('Suministros');
  await user.keyboard('s');
  expect(await tipo()).toHaveTextContent('Servicios');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('[Y8] letters that follow each other are a word, and what they choose is saved', async () => {
  const { user, bodies } = await openForm();
  await user.keyboard('SU');
  expect(await tipo()).toHaveTextContent('Suministros');
  await user.keyboard('{Control>}a{/Control}z');
  expect(await tipo()).toHaveTextContent('Suministros');
  await write(/^Descripción/, 'Papel');
  await write(/^Valor/, '3.50');
  await save(user);

  await expect.poll(() => bodies).toMatchObject([{ tipo: 'suministros' }]);
});

test('[Y8] a letter chooses in a filter too, also its empty choice', async () => {
  const { user, asked } = renderSection(gastos);
  await screen.findByRole('table');
  (await tipo()).focus();
  await user.keyboard('t');
  await expect.poll(() => asked.at(-1)?.filter).toMatchObject({ tipo: 'transporte' });
  await user.keyboard('t');
  await expect.poll(() => Object(asked.at(-1)?.filter).tipo ?? '').toBe('');
});
