import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { nominaCalls } from '../../../../../contract/nomina';
import { alikePictureCall } from '../../../../../contract/parecidos';
import { createNomina } from '../../../../support/factories';
import { catchFiles, picture } from '../../../../support/files';
import { createGate } from '../../../../support/http/gate';
import { answerCall, failCall } from '../../../../support/msw';
import { renderApp } from '../../../../support/render';
import { renderSection } from '../../../../support/renderSection';
import { gastos } from '../../../../support/sampleSection';

beforeEach(() => void catchFiles());

const own = { api_local: true };
const GASTO = { seccion: 'gastos', id: 451, texto: 'el gasto 451' };
const PAGO = { seccion: 'nomina', id: 12, texto: 'el pago a Ana Paz (nomina 12)' };
const found = (...parecidos: (typeof GASTO)[]) => answerCall(alikePictureCall, { parecidos });
const SAID = /^Esta imagen ya está en/;

const openGasto = async (answer = found(GASTO, PAGO), path = '/create', profile = own) => {
  const app = renderSection(gastos, { path, profile, handlers: [answer] });
  const input = await screen.findByLabelText('Elegir archivos');
  await app.user.upload(input, picture());
  await screen.findByRole('list', { name: 'Archivos cargados' });

  return app;
};

test('[U10] a picture that is the proof of another payment says of which, before it is saved', async () => {
  const { sent } = await openGasto();

  expect(await screen.findByText(SAID)).toHaveTextContent(
    'Esta imagen ya está en el gasto 451 y el pago a Ana Paz (nomina 12). Revise que no sea el mismo pago.',
  );
  const huella = createHash('sha256')
    .update(new Uint8Array(await picture().arrayBuffer()))
    .digest('hex');
  expect(await sent(alikePictureCall)).toEqual([`?huella=${huella}`]);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
});

test('[U10] nothing is saved before the answer about the picture is there', async () => {
  const answer = createGate();
  await openGasto(
    answerCall(alikePictureCall, async () => {
      await answer.passed;

      return { parecidos: [GASTO] };
    }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled());
  answer.open();

  expect(await screen.findByText(SAID)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
});

test('[U10] the picture of a nomina is asked about before it is sent', async () => {
  const { user } = renderApp({
    path: '/auth/nomina',
    profile: own,
    handlers: [
      found(GASTO),
      answerCall(nominaCalls.list, { nominas: [createNomina({ comprobante: '' })] }),
      answerCall(nominaCalls.count, { conteo: 1 }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Cargar' }));
  await user.upload(await screen.findByLabelText('Elegir archivos'), picture());

  expect(await screen.findByText(SAID)).toHaveTextContent('Esta imagen ya está en el gasto 451.');
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeEnabled();
});

test('[U10] the record that is open is not named: the picture is its own', async () => {
  await openGasto(found({ ...GASTO, id: 1 }, PAGO), '/edit/1');

  expect(await screen.findByText(SAID)).toHaveTextContent('ya está en el pago a Ana Paz (nomina 12).');
});

test.each([
  ['no record has the picture', found(), own],
  ['nobody answers', failCall(alikePictureCall), own],
  ['another host cannot tell', found(GASTO), { api_local: false }],
])('[U10] nothing is said if %s', async (_, answer, profile) => {
  await openGasto(answer, '/create', profile);

  expect(screen.queryByText(SAID)).not.toBeInTheDocument();
});
