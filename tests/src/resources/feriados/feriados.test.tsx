/*
 * The example for the tests of one section: it tests only what is special there. tests/src/sections.test.tsx tests the
 * list, forms and filters of all sections.
 *
 * - renderSection(section, { path, role, rows }) opens the app on a screen; its host keeps the records.
 * - save, write and choose (tests/support/inputs.ts) act as a user does, by visible label.
 * - bodies and asked, returned by renderSection, hold the requests.
 * - recordOf(bancosRest, 1, { saldo: '10.00' }) makes a record, startAt (tests/support/clock.ts) sets the clock.
 * - server.use(refuseCall(call, 503, 'No responde')) makes a call fail.
 */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feriados } from '../../../../src/resources/feriados';
import { save, write } from '../../../support/inputs';
import { renderSection } from '../../../support/renderSection';

const field = (name: RegExp) => screen.findByLabelText(name);
const ORIGINAL = /^Fecha original/;
const KEPT = /^Fecha en que se guarda/;

test('the legal day is proposed after its year is typed, and filled in only by Usar @ci', async () => {
  const { user, bodies } = renderSection(feriados, { path: '/create' });
  await write(/^Nombre/, 'Batalla de Pichincha');
  await write(KEPT, '2023-05-24');
  await write(ORIGINAL, '0202-05-24');
  expect(screen.queryByText(/^Fecha propuesta/)).not.toBeInTheDocument();
  await write(ORIGINAL, '2023-05-24');

  expect(await screen.findByText(/^Fecha propuesta: viernes 26 de MAYO de 2023$/)).toBeVisible();
  expect(await field(KEPT)).toHaveValue('2023-05-24');
  await user.click(screen.getByRole('button', { name: 'Usar' }));

  expect(await field(KEPT)).toHaveValue('2023-05-26');
  expect(screen.queryByText(/^Fecha propuesta/)).not.toBeInTheDocument();
  await save(user);
  expect(await screen.findByText(/Feriado \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ fecha_original: '2023-05-24', fecha: '2023-05-26', ambito: 'N' }]);
});
