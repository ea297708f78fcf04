import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { createGate } from '../../../../support/http/gate';
import { dialogIsClosed, startAnnulling } from '../../../../support/inputs';
import { server } from '../../../../support/msw';
import { renderSection } from '../../../../support/renderSection';
import { gastos } from '../../../../support/sampleSection';

const openAnnul = async () => {
  const app = renderSection(gastos, { path: '/edit/1' });
  await startAnnulling(app.user);
  const motivo = within(await screen.findByRole('dialog')).getByLabelText(/^Motivo/);
  await waitFor(() => expect(motivo).toHaveFocus());

  return { ...app, motivo };
};
const question = () => screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });

test('[U29] Esc asks before a typed reason is lost', async () => {
  const { user, motivo } = await openAnnul();
  await user.type(motivo, 'Se repitió');
  await user.keyboard('{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument());
  expect(motivo).toHaveValue('Se repitió');

  await user.type(motivo, '{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }));
  await dialogIsClosed();
});

test('[U29] a click beside the dialog loses nothing and asks nothing', async () => {
  const { user, motivo } = await openAnnul();
  await user.type(motivo, 'Se repitió');
  await user.click(document.querySelector('.MuiDialog-container') as Element);

  expect(motivo).toHaveValue('Se repitió');
  expect(motivo).toBeVisible();
  expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
});

test('[U29] Esc closes nothing while the answer is awaited', async () => {
  const gate = createGate();
  const { user, motivo } = await openAnnul();
  server.use(
    http.put('*/api/gastos/1', async () => {
      await gate.passed;

      return undefined;
    }),
  );
  await user.type(motivo, 'Se repitió');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Anular gasto' }));
  await screen.findByRole('button', { name: 'Procesando...' });
  await user.keyboard('{Escape}');

  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(motivo).toBeVisible();
  gate.open();
  await dialogIsClosed();
});

test('[U29] Esc closes a dialog without input at once @ci', async () => {
  const { user } = await openAnnul();
  await user.keyboard('{Escape}');

  await dialogIsClosed();
});
