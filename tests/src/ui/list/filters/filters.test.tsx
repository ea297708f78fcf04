import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startAt } from '../../../../support/clock';
import { daysShown, openDays } from '../../../../support/inputs';
import { setMedia } from '../../../../support/layout/media';
import { renderSection } from '../../../../support/renderSection';
import { gastos } from '../../../../support/sampleSection';

startAt('2026-11-19T15:00:00Z');
// On this width Tipo is behind Filtros.
beforeEach(() => setMedia('1199'));

const open = async () => {
  const app = renderSection(gastos, { path: '?filter={"tipo":"otros"}' });
  await screen.findByRole('table');
  const isAsked = (filter: object) => waitFor(() => expect(app.asked.at(-1)?.filter).toEqual(filter));

  return { ...app, isAsked };
};

const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value } });
const chip = () => screen.getByRole('button', { name: 'Quitar el filtro Tipo: Otros' });

test('a filter removed right after typing another stays removed, and the other applies', async () => {
  const { isAsked } = await open();
  const button = chip();
  search('luz');
  fireEvent.click(button);

  await isAsked({ q: 'luz' });
  expect(screen.getByPlaceholderText('Buscar')).toHaveValue('luz');
  expect(screen.queryByRole('button', { name: /Tipo/ })).not.toBeInTheDocument();
});

test('a search typed and cleared does not restore a filter that is removed later @long', async () => {
  const { isAsked } = await open();
  const button = chip();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  search('agua');
  search('');
  await vi.advanceTimersByTimeAsync(1_000);
  button.click();
  await vi.advanceTimersByTimeAsync(1_000);
  search('luz');
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();

  await isAsked({ q: 'luz' });
});

test('a delayed search does not return a user who has left the list', async () => {
  await open();
  const link = screen.getByRole('link', { name: '1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  search('una');
  await vi.advanceTimersByTimeAsync(490);
  // In a browser the list is still mounted when the filter takes effect.
  link.click();
  await vi.advanceTimersByTimeAsync(20);
  vi.useRealTimers();

  expect(await screen.findByRole('heading', { name: 'Gasto 1' })).toBeVisible();
  expect(window.location.pathname).toBe('/auth/gastos/edit/1');
});

test('the date button shows the chosen range; Filtros counts its filters, and gets the focus when its chip is removed @ci', async () => {
  const { user, isAsked } = await open();
  await openDays(user);
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await isAsked({ tipo: 'otros', fecha_gte: '2026-11-19', fecha_lte: '2026-11-19' });
  expect(daysShown()).toBe('Hoy');
  expect(screen.queryByLabelText('Desde')).not.toBeInTheDocument();

  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  await user.click(chip());
  await isAsked({ fecha_gte: '2026-11-19', fecha_lte: '2026-11-19' });
  expect(screen.getByRole('button', { name: 'Filtros' })).toHaveFocus();
});

test('the people of a filter are fetched on focus and found by typing @long', async () => {
  setMedia();
  const { user, asked, calls } = renderSection(gastos);
  const fetched = () => calls.filter((call) => call === 'GET /api/usuarios/administradores');
  await screen.findByRole('table');
  expect(fetched()).toEqual([]);

  screen.getByRole('button', { name: /^Fecha: / }).focus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Administrador' })).toHaveFocus();
  await user.keyboard('carlos');
  await user.click(await screen.findByRole('option', { name: 'Carlos Nieto' }));

  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ fk_usuario: 4 }));
  expect(fetched()).not.toEqual([]);
});
