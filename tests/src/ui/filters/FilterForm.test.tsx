import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../factories';
import { daysShown, openDays } from '../../../inputs';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
import { setMedia } from '../layout/media';

const LUZ = { id: 12, fecha: '2026-11-18', tipo: 'otros', descripcion: 'Luz', valor: '1.00', estado: 'A' };

// A screen on which Tipo stands behind Filtros.
beforeEach(() => setMedia('1199'));

const open = async () => {
  const host = restHost(gastosRest, [LUZ]);
  const filter = encodeURIComponent('{"tipo":"otros"}');
  const app = renderApp({ path: `/auth/gastos?filter=${filter}`, handlers: host.handlers });
  await screen.findByRole('table');

  return { ...app, ...host };
};

const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value } });
const takeTipoAway = () => screen.getByRole('button', { name: 'Quitar el filtro Tipo: Otros' });

test('a filter that is taken away as soon as another was written stays away, and the other holds', async () => {
  const { asked } = await open();
  const button = takeTipoAway();
  search('luz');
  fireEvent.click(button);

  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'luz' }));
  expect(screen.getByPlaceholderText('Buscar')).toHaveValue('luz');
  expect(screen.queryByRole('button', { name: /Tipo/ })).not.toBeInTheDocument();
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

test('days are chosen by a name, which the button then bears', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });
  const { user, asked } = await open();
  await openDays(user);
  await user.click(screen.getByRole('button', { name: 'Hoy' }));

  await waitFor(() =>
    expect(asked.at(-1)?.filter).toEqual({ tipo: 'otros', fecha_gte: '2026-11-19', fecha_lte: '2026-11-19' }),
  );
  expect(daysShown()).toBe('Hoy');
  expect(screen.queryByLabelText('Desde')).not.toBeInTheDocument();
});

test('Filtros counts what is set behind it, and has the focus once a chip is gone', async () => {
  const { user, asked } = await open();
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  await user.click(takeTipoAway());

  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}));
  expect(screen.getByRole('button', { name: 'Filtros' })).toHaveFocus();
});

test('whom a list is narrowed to is fetched when the keyboard comes to it, and found by typing', async () => {
  setMedia();
  let fetched = 0;
  const { handlers, asked } = restHost(gastosRest, [LUZ]);
  const administradores = answerCall(usuariosCalls.administradores, () => {
    fetched += 1;

    return { usuarios: [createUsuario({ id: 7, nombre: 'Rosa', apellido: 'Mera' })] };
  });
  const { user } = renderApp({ path: '/auth/gastos', handlers: [...handlers, administradores] });
  await screen.findByText('Luz');
  expect(fetched).toBe(0);

  screen.getByRole('button', { name: /^Fecha: / }).focus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Administrador' })).toHaveFocus();
  await user.keyboard('rosa');
  await user.click(await screen.findByRole('option', { name: 'Rosa Mera' }));

  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ fk_usuario: 7 }));
  expect(fetched).toBeGreaterThan(0);
});
