import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
// Loaded before the tests, so that no test waits for a lazy import.
import '../../../../src/domain/generated/GeneratedList';

const LUZ = { id: 12, fecha: '2026-11-18', tipo: 'otros', descripcion: 'Luz', valor: '1.00', estado: 'A' };

const open = async () => {
  const host = restHost(gastosRest, [LUZ]);
  const filter = encodeURIComponent('{"tipo":"otros"}');
  renderApp({ path: `/auth/gastos?filter=${filter}`, handlers: host.handlers });
  await screen.findByRole('table');

  return host;
};

const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value } });
const takeTipoAway = () => screen.getByRole('button', { name: 'Quitar este filtro' });

test('a filter that is taken away as soon as another was written stays away, and the other holds', async () => {
  const { asked } = await open();
  const button = takeTipoAway();
  search('luz');
  fireEvent.click(button);

  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'luz' }));
  expect(screen.getByPlaceholderText('Buscar')).toHaveValue('luz');
  expect(screen.queryByRole('combobox', { name: 'Tipo' })).not.toBeInTheDocument();
});

test('what was written and taken back does not bring a filter back that is taken away later', async () => {
  const { asked } = await open();
  const button = takeTipoAway();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  search('agua');
  search('');
  await vi.advanceTimersByTimeAsync(1_000);
  button.click();
  await vi.advanceTimersByTimeAsync(1_000);
  search('luz');
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();

  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'luz' }));
});
