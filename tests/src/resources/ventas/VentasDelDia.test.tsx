import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { sorteosRest } from '../../../../contract/sorteos';
import { ventasRest } from '../../../../contract/ventas';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { sorteo } from '../../../support/factories';
import { write } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { recordOf, renderSection } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const DRAWS = [...restHost(sorteosRest, [{ ...sorteo, id: 1 }]).handlers, ...restHost(feriadosRest).handlers];
const OF_DAY = { fecha: '2026-11-19', fk_sorteo: 1, fk_vendedor: 1, total: '56.00', estado: 'C' };

const open = (rows = [recordOf(ventasRest, 12, OF_DAY)]) =>
  renderSection(ventas, {
    path: '/create',
    role: 'administrador',
    profile: { api_local: true },
    rows,
    handlers: DRAWS,
  });

const asideOf = (day: string) => screen.findByRole('complementary', { name: `Ventas del ${day}` });

test('[L7] a new venta has the ventas of its day beside it, each with promotor, draw, total and estado', async () => {
  setMedia('min-width:1200px');
  const { asked } = open();

  const link = await within(await asideOf('2026-11-19')).findByRole('link', { name: 'Zoe Paz' });
  expect(link).toHaveAttribute('href', '/auth/ventas/edit/12');
  expect(link.closest('li')).toHaveTextContent(/^Zoe Paz\$56 ?Lotto 20:00 · ?Cerrada$/);

  await write(/^Fecha/, '2026-11-12');
  fireEvent.blur(screen.getByLabelText(/^Fecha/));
  await asideOf('2026-11-12');
  await waitFor(() =>
    expect(asked.map(({ filter }) => filter)).toEqual(
      ['2026-11-19', '2026-11-12'].map((day) => ({ fecha_gte: day, fecha_lte: day })),
    ),
  );
});

test('[L7] of many the first eight are shown, with the way to all', async () => {
  setMedia('min-width:1200px');
  open(Array.from({ length: 9 }, (_, index) => recordOf(ventasRest, index + 1, OF_DAY)));

  const all = await within(await asideOf('2026-11-19')).findByRole('link', { name: 'Ver las 9' });
  expect(all).toHaveAttribute('href', expect.stringContaining('/auth/ventas?filter='));
});

test('[L7] the form of a new venta ends with Empezar and Cancelar, in this order', async () => {
  setMedia();
  const { asked, user } = open();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toHaveFocus());
  screen.getByRole('button', { name: 'Empezar' }).focus();
  await user.tab();

  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveFocus();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
