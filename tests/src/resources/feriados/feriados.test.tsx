/*
 * The example for the tests of a section. tests/src/sections.test.tsx tries the list, the forms and the filters of every
 * section, by its declaration; a file like this one says what is special of one. Three calls are enough:
 *
 * - renderSection(section, { path, role, rows }) opens the app at a screen of the section, on a host that keeps its records;
 * - save, write, choose (tests/inputs.ts) do what a person does, by the label that the person reads;
 * - bodies and asked, which renderSection answers, are what the host was sent and asked for.
 *
 * recordOf(bancosRest, 1, { saldo: '10.00' }) makes a record of which only some values matter; startAt('2026-11-19T15:00:00Z')
 * fixes the clock of the file (tests/clock.ts). What fails besides: server.use(refuseCall(call, 503, 'No responde')).
 */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feriados } from '../../../../src/resources/feriados';
import { save, write } from '../../../inputs';
import { renderSection } from '../../../renderSection';

const field = (name: RegExp) => screen.findByLabelText(name);
const ORIGINAL = /^Fecha original/;
const KEPT = /^Fecha en que se guarda/;

test('the day that the law keeps is proposed once its year has been typed, and written on Usar only', async () => {
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
