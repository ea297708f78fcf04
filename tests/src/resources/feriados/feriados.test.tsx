import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feriados } from '../../../../src/resources/feriados';
import { write } from '../../../inputs';
import { renderSection } from '../../../renderSection';

const field = (name: RegExp) => screen.findByLabelText(name);
const ORIGINAL = /^Fecha original/;
const KEPT = /^Fecha en que se guarda/;

test('the day that the law keeps is proposed, and written on Usar only', async () => {
  const { user, bodies } = renderSection(feriados, { path: '/create' });
  await write(/^Nombre/, 'Batalla de Pichincha');
  await write(KEPT, '2023-05-24');
  await write(ORIGINAL, '2023-05-24');

  expect(await screen.findByText(/^Fecha propuesta: viernes 26 de MAYO de 2023$/)).toBeVisible();
  expect(await field(KEPT)).toHaveValue('2023-05-24');
  await user.click(screen.getByRole('button', { name: 'Usar' }));

  expect(await field(KEPT)).toHaveValue('2023-05-26');
  expect(screen.queryByText(/^Fecha propuesta/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Feriado \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ fecha_original: '2023-05-24', fecha: '2023-05-26', ambito: 'N' }]);
});

test('nothing is proposed while the year is still typed', async () => {
  renderSection(feriados, { path: '/create' });
  await write(ORIGINAL, '0202-05-24');

  expect(screen.queryByText(/^Fecha propuesta/)).not.toBeInTheDocument();
});
