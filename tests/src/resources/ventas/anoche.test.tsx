import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { recordOf, renderSection } from '../../../support/renderSection';

const openNew = () => renderSection(ventas, { path: '/create', role: 'sumador' });

describe('after midnight', () => {
  startAt('2026-11-20T06:30:00Z');

  test('[W12] a new venta proposes the day of the draws of the evening before, in words', async () => {
    openNew();

    expect(await screen.findByLabelText(/^Fecha/)).toHaveValue('2026-11-19');
    expect(
      screen.getByText('Se propone el día de los sorteos de anoche: jueves 19 de noviembre de 2026'),
    ).toBeVisible();
  });
});

describe('in the morning', () => {
  startAt('2026-11-20T12:00:00Z');

  test('[W12] a new venta proposes today, and says nothing of it', async () => {
    openNew();

    expect(await screen.findByLabelText(/^Fecha/)).toHaveValue('2026-11-20');
    expect(screen.queryByText(/sorteos de anoche/)).not.toBeInTheDocument();
  });

  // Lotto is at 20:00.
  test.each([
    ['before its draw', '2026-11-20T00:59:00Z', undefined],
    ['at its hour', '2026-11-20T01:00:00Z', undefined],
    ['after its draw', '2026-11-20T04:20:00Z', 'registrada 23:20'],
    ['on the next day', '2026-11-20T05:10:00Z', 'registrada 20 nov 00:10'],
  ])('[W12] a venta that was begun %s says when', async (_, fecha_creacion, text) => {
    renderSection(ventas, {
      path: '',
      role: 'sumador',
      rows: [
        { ...recordOf(ventasRest, 12, { fecha: '2026-11-19', fk_sorteo: 1, estado: 'C' }), fecha_creacion },
      ],
    });
    await screen.findByText('Cerrada');

    expect(screen.queryByText(/^registrada/)?.textContent).toBe(text);
  });

  test.each([
    ['2026-11-20T00:59:00Z', undefined],
    ['2026-11-20T04:20:00Z', 'Registrada 23:20, después de su sorteo'],
  ])('[W12] the page of a closed venta that was begun at %s says: %s', async (fecha_creacion, text) => {
    const venta = recordOf(ventasRest, 12, { fecha: '2026-11-19', fk_sorteo: 1, estado: 'C' });
    renderSection(ventas, { path: '/edit/12', role: 'sumador', rows: [{ ...venta, fecha_creacion }] });
    await screen.findByText('Cerrada');

    expect(screen.queryByText(/^Registrada/)?.textContent).toBe(text);
  });
});
