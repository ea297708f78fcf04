import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sorteos } from '../../../../src/resources/sorteos';
import { startAnnulling, write } from '../../../support/inputs';
import { renderSection } from '../../../support/renderSection';
import { gastos } from '../../../support/sampleSection';

/** Returns true if the default action of the browser is prevented. */
const press = (key: object) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key: 's', ...key });
const refusals = /obligatorio|Elija|Escriba/;

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'S with %j saves the form, once even if the key is held, and the browser does not save the page',
  async (key) => {
    renderSection(sorteos, { path: '/create' });
    await write(/^Nombre/, 'x');

    expect(press({ ...key, repeat: true })).toBe(true);
    expect(screen.queryByText(refusals)).not.toBeInTheDocument();
    expect(press(key)).toBe(true);

    // The form was validated but not sent.
    expect(await screen.findAllByText(refusals)).not.toHaveLength(0);
  },
);

test('[W10] Ctrl+Enter sends a form from a text of several lines, and from no other input', async () => {
  renderSection(gastos, { path: '/create' });
  const enter = { key: 'Enter', ctrlKey: true };
  (await screen.findByLabelText(/^Valor/)).focus();
  expect(press(enter)).toBe(false);
  screen.getByLabelText(/^Descripción/).focus();
  expect(press(enter)).toBe(true);

  expect(await screen.findAllByText(refusals)).not.toHaveLength(0);
});

test('the form of an open dialog is saved, not the form of the page', async () => {
  const { user, bodies } = renderSection(gastos, { path: '/edit/1' });
  await startAnnulling(user);
  await screen.findByRole('dialog');
  expect(press({ ctrlKey: true })).toBe(true);

  expect(await screen.findByText('Escriba el motivo de la anulación')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('without a form the browser handles the keys', async () => {
  renderSection(sorteos);
  await screen.findByRole('table');

  expect(press({ ctrlKey: true })).toBe(false);
});
