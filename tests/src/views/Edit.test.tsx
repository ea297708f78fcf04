import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { abonosRest, prestamosRest } from '../../../contract/prestamos';
import type { RestSection } from '../../../contract/rest';
import { transferenciasRest } from '../../../contract/transferencias';
import { ventasRest } from '../../../contract/ventas';
import { sections } from '../../../src/resources';
import { gastos } from '../../../src/resources/gastos';
import { prestamos } from '../../../src/resources/prestamos';
import { transferencias } from '../../../src/resources/transferencias';
import { ventas } from '../../../src/resources/ventas';
import type { Section } from '../../../src/section/Section';
import { startAt } from '../../support/clock';
import { openMenu, save, write } from '../../support/inputs';
import { setMedia } from '../../support/layout/media';
import { answerCall } from '../../support/msw';
import { recordOf, renderSection } from '../../support/renderSection';
import { restHost } from '../../support/rest';
import { sectionsOf } from '../../support/sectionsOf';

startAt('2026-11-20T15:00:00Z');

interface Simple extends Section {
  rest: RestSection;
}

/** Sections whose card names an amount. */
const withAmount = sections.filter(
  (section): section is Simple =>
    section.rest !== undefined &&
    'edit/:id' in section.screens &&
    section.list.some((source) => section.fields[source]?.card === 'value'),
);

const termsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const head = () => screen.findByRole('region', { name: 'Resumen' });
const button = (name: string) => screen.queryByRole('button', { name });

/** As it is after all work: a draft has no head. */
const OVER: Record<string, string> = { ventas: 'C', premios: 'PAGADO', depositos: 'D', prestamos: 'P' };

describe('[Y4] the head of a record', () => {
  test.each(sectionsOf(withAmount, 'gastos', 'ventas', 'prestamos'))(
    'of $name has its amount to the cent, its estado and a name, and its facts repeat none of them',
    async (section) => {
      const { name, rest, fields } = section;
      const amount = section.list.find((source) => fields[source]?.card === 'value') ?? '';
      const estado = OVER[name] ?? ('estado' in fields ? 'X' : undefined);
      const row = recordOf(rest, 1, { [amount]: '1234.50', fk_usuario_beneficiario: null, estado });
      renderSection(section, { path: '/edit/1', rows: [row] });
      const shown = termsIn(await head());

      expect(shown[0]).toEqual([fields[amount]?.label, '$1,234.50']);
      expect(shown.map(([term]) => term).includes('Estado')).toBe(estado !== undefined);
      expect(shown.at(-1)?.[1]).toMatch(/^(Berta|Carlos|Zoe|Rita) /);
      await screen.findByRole('heading', { level: 1, name: / 1$/ });
      const all = termsIn(screen.getByRole('main')).map(([term]) => term);
      expect(all).toEqual([...new Set(all)]);
      expect(all.length).toBeGreaterThan(shown.length);
    },
  );

  test('stands above the form of a record that can change, and follows a save', async () => {
    const { user } = renderSection(gastos, { path: '/edit/1', rows: [recordOf(gastosRest, 1)] });
    await write(/^Valor/, '46.25');
    expect(await head()).not.toHaveTextContent('$46.25');
    await save(user);

    await waitFor(async () => expect(await head()).toHaveTextContent('Valor$46.25EstadoVigente'));
  });

  test('of a transfer names both sides', async () => {
    const row = recordOf(transferenciasRest, 1, { valor: '80.00' });
    renderSection(transferencias, { path: '/edit/1', rows: [row] });

    expect(termsIn(await head())).toEqual([
      ['Valor', '$80.00'],
      ['Origen', 'Berta Mora'],
      ['Destino', 'Carlos Nieto'],
    ]);
  });

  test('is not that of a venta which is typed: its sum counts', async () => {
    renderSection(ventas, { path: '/edit/1', rows: [recordOf(ventasRest, 1, { estado: 'B' })] });
    await screen.findByRole('table', { name: 'Colillas' });

    expect(screen.queryByRole('region', { name: 'Resumen' })).not.toBeInTheDocument();
  });

  test('of a préstamo shows how much of it is paid', async () => {
    const values = { valor: '330.00', abonado: '264.00', saldo: '66.00', estado: 'A' };
    renderSection(prestamos, { path: '/edit/1', rows: [recordOf(prestamosRest, 1, values)] });
    const bar = await screen.findByRole('meter', { name: 'Abonado' });

    expect(bar).toHaveAttribute('aria-valuetext', '$264.00 de $330.00');
    expect(bar).toHaveAttribute('aria-valuenow', '264');
    expect(bar).toHaveAttribute('aria-valuemax', '330');
    expect(screen.getByText('Abonado: $264.00 de $330.00')).toBeVisible();
  });
});

const annullable = withAmount.filter(
  ({ name, rest }) => 'motivo_anulacion' in rest.fields && name !== 'depositos',
);
/** Each can be annulled from here. */
const OPEN: Record<string, string> = { ventas: 'C', premios: 'PENDIENTE' };

describe('[Y4] in ⋮ stand the acts that are rare or dangerous', () => {
  test.each(sectionsOf(annullable, 'gastos', 'ventas'))('Anular of a record of $name', async (section) => {
    const { name, rest } = section;
    const values = { estado: OPEN[name] ?? 'A', premios: [], abonado: '0.00', comprobante: '' };
    const { user } = renderSection(section, { path: '/edit/1', rows: [recordOf(rest, 1, values)] });
    await screen.findByRole('button', { name: 'Acciones' });
    expect(button('Anular')).not.toBeInTheDocument();
    await openMenu(user);

    expect(screen.getByRole('button', { name: 'Anular' })).toBeVisible();
  });

  test('Anular of each abono, but not of the préstamo, which has abonos', async () => {
    const abonos = [1, 2, 3].map((id) => recordOf(abonosRest, id, { fk_prestamo: 1, valor: '10.00' }));
    const values = { valor: '100.00', abonado: '30.00', saldo: '70.00', estado: 'A' };
    renderSection(prestamos, {
      path: '/edit/1',
      rows: [recordOf(prestamosRest, 1, values)],
      handlers: restHost(abonosRest, abonos).handlers,
    });
    const table = within(await screen.findByRole('table', { name: 'Abonos' }));

    expect(table.getAllByRole('button', { name: 'Acciones' })).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: 'Acciones' })).toHaveLength(3);
    expect(button('Anular')).not.toBeInTheDocument();
  });
});

describe('[Y4] from 1440 px on the history', () => {
  const paso = (id: number) => ({
    id,
    fecha: '2026-11-19T20:05:00Z',
    usuario: null,
    accion: 'modificación',
    motivo: `Paso ${id}`,
    cambios: [],
  });

  test('stands beside its record without a button, and has each save', async () => {
    setMedia('1440');
    const steps = [paso(1)];
    const { user } = renderSection(gastos, {
      path: '/edit/1',
      rows: [recordOf(gastosRest, 1)],
      handlers: [answerCall(gastosRest.calls.history, () => steps)],
    });
    const history = within(await screen.findByRole('complementary', { name: 'Historial' }));
    expect(await history.findByText('Paso 1')).toBeVisible();
    expect(button('Historial')).not.toBeInTheDocument();

    steps.unshift(paso(2));
    await write(/^Valor/, '46.25');
    await save(user);
    expect(await history.findByText('Paso 2')).toBeVisible();
  });

  test('is a button below that width', async () => {
    renderSection(gastos, { path: '/edit/1', rows: [recordOf(gastosRest, 1)] });

    expect(await screen.findByRole('button', { name: 'Historial' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Historial' })).not.toBeInTheDocument();
  });
});
