import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../../contract/call';
import { planillasCalls } from '../../../../contract/planillas';
import { reportesCalls } from '../../../../contract/reportes';
import { usuariosCalls } from '../../../../contract/usuarios';
import { followServer } from '../../../../src/format/clock';
import { sections } from '../../../../src/resources';
import { gastos } from '../../../../src/resources/gastos';
import { createUsuario } from '../../../support/factories';
import { answerCall, holdCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { renderSection } from '../../../support/renderSection';
import { kindsOf } from '../../../support/size';

const SERVER = 'Fri, 27 Nov 2026 15:00:00 GMT';
const DAY = 24 * 60 * 60 * 1000;

const setComputer = (shift: number) => {
  vi.useFakeTimers({ now: Date.parse(SERVER) + shift, toFake: ['Date'], shouldAdvanceTime: true });
  followServer(SERVER);
};
afterEach(() => followServer(new Date().toUTCString()));

const ALL_SHIFTS = [
  ['two years behind', -730 * DAY, '10:00 del 2024-11-27'],
  ['a day behind', -DAY, '10:00 del 2026-11-26'],
  ['a day ahead', DAY, '10:00 del 2026-11-28'],
] as const;
const SHIFTS = kindsOf(ALL_SHIFTS, ([clock]) => clock === 'a day behind');

test.each(SHIFTS)('[U19] a banner says that a clock %s is wrong', async (_, shift, shown) => {
  setComputer(shift);
  renderSection(gastos);

  expect(await screen.findByText(new RegExp(`marca ${shown} y son las 10:00 del 2026-11-27`))).toBeVisible();
});

test('[U19] a clock that is right has no banner', async () => {
  setComputer(20_000);
  renderSection(gastos);
  await screen.findByRole('heading', { level: 1 });

  expect(screen.queryByText(/El reloj de este equipo/)).not.toBeInTheDocument();
});

const dated = sections.filter(({ fields, screens }) => fields?.fecha?.past && screens.create);

test.each(
  dated.flatMap((section) => SHIFTS.map(([clock, shift]) => ({ section, name: section.name, clock, shift }))),
)(
  '[U19] with a clock $clock a new record of $name takes the day of the server, and none after it',
  async ({ section, shift }) => {
    setComputer(shift);
    renderSection(section, { path: '/create' });
    const fecha = await screen.findByLabelText(/^Fecha/);
    expect(fecha).toHaveValue('2026-11-27');
    expect(fecha).toHaveAttribute('max', '2026-11-27');
    fireEvent.change(fecha, { target: { value: '2026-11-28' } });

    expect(fecha).toHaveAccessibleDescription(
      'La fecha no puede ser posterior a hoy sábado 28 de noviembre de 2026',
    );
  },
);

test.each(SHIFTS)(
  '[U19] with a clock %s a nomina begins at the latest on the day of the server',
  async (_, shift) => {
    setComputer(shift);
    renderApp({
      path: '/auth/nomina/create',
      handlers: [answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] })],
    });
    const start = await screen.findByLabelText(/^Fecha Inicio/);
    expect(start).toHaveAttribute('max', '2026-11-27');
    fireEvent.change(start, { target: { value: '2026-11-26' } });

    expect(start).toHaveValue('2026-11-23');
  },
);

const asked: readonly [string, string, Call, string][] = [
  ['a sheet', '/planillas/ventas', planillasCalls.ventas, 'fecha=2026-11-23'],
  [
    'a report of days',
    '/reportes/movimientos',
    reportesCalls.movimientos,
    'fecha_gte=2026-11-01&fecha_lte=2026-11-27',
  ],
  [
    'a report of weeks',
    '/reportes/historico',
    reportesCalls.historico,
    'fecha_gte=2026-09-07&fecha_lte=2026-11-27',
  ],
];

test.each(
  asked.flatMap(([page, path, call, days]) =>
    SHIFTS.map(([clock, shift]) => ({ page, path, call, days, clock, shift })),
  ),
)('[U19] with a clock $clock $page asks for the days of the server', async ({ path, call, days, shift }) => {
  setComputer(shift);
  const { sent } = renderApp({ path: `/auth${path}`, role: 'administrador', handlers: [holdCall(call)] });

  await expect.poll(async () => (await sent(call))[0]).toContain(days);
});
