import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { feriadosRest } from '../../../contract/feriados';
import { planillasCalls } from '../../../contract/planillas';
import { usuariosCalls } from '../../../contract/usuarios';
import { vendedoresRest } from '../../../contract/vendedores';
import { sorteo } from '../../support/factories';
import { answerCall, server } from '../../support/msw';
import { renderApp } from '../../support/render';
import { namedHosts } from '../../support/renderSection';
import { restHost } from '../../support/rest';

const { administradores } = usuariosCalls;
const { list: feriados } = feriadosRest.calls;
const { list: vendedores } = vendedoresRest.calls;
const WEEK = { fecha: '2026-11-02', fecha_final: '2026-11-08', dias: [], filas: [] };

const failsOnce = ({ path }: Call) => {
  let hasFailed = false;

  return http.get(`*${path}`, () => {
    if (hasFailed) return undefined;
    hasFailed = true;

    return HttpResponse.json({ error: 'Sin base de datos' }, { status: 500 });
  });
};

const open = (path: string, role: string, failing: Call) =>
  renderApp({
    path: `/auth/${path}`,
    role,
    handlers: [
      failsOnce(failing),
      ...restHost(feriadosRest).handlers,
      ...namedHosts().handlers,
      answerCall(planillasCalls.ventas, WEEK),
    ],
  });

test.each<[choices: string, path: string, role: string, failing: Call]>([
  ['Administrador', 'planillas/ventas', 'premiacion', vendedores],
  ['Administrador', 'gastos/create', 'superadministrador', administradores],
  ['Administrador', 'nomina/create', 'superadministrador', administradores],
  ['Sorteo', 'ventas/create', 'administrador', feriados],
])(
  '%s of %s for %s: if they cannot be read, an error is shown, and Reintentar loads them',
  async (choices, path, ...rest) => {
    const { user } = open(path, ...rest);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('¡Error!');
    expect(alert).toHaveTextContent('Sin base de datos');
    expect(screen.queryByRole('combobox', { name: choices })).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('combobox', { name: choices })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a sheet with an unreadable name is not labelled as the sheet of all', async () => {
  open(`planillas/ventas?fk_usuario=3`, 'superadministrador', administradores);

  await screen.findByRole('alert');
  expect(await screen.findByText('ADMINISTRADOR')).toBeInTheDocument();
  expect(screen.queryByText('Todos', { ignore: 'option' })).not.toBeInTheDocument();
});

test('every draw can be chosen, also after the first thousand of one answer @ci', async () => {
  const draws = Array.from({ length: 1001 }, (_, n) => ({ ...sorteo, id: n + 1, nombre: `Sorteo ${n + 1}` }));
  open('planillas/ventas', 'administrador', feriados);
  server.use(
    http.get('*/api/sorteos', ({ request }) => {
      const [from, to] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[]');
      const headers = { 'Content-Range': `sorteos ${from}-${to}/${draws.length}` };

      return HttpResponse.json(draws.slice(from, to + 1), { headers });
    }),
  );

  const select = await screen.findByRole('combobox', { name: 'Sorteo' });
  // 1,001 draws and Todos.
  await waitFor(() => expect(select.childElementCount).toBe(1002));
});

test('a chosen promotor is found again by the same código', async () => {
  const { user } = open('ventas/create', 'administrador', feriados);
  const input = () => screen.findByRole('combobox', { name: /^Promotor/ });
  await user.type(await input(), 'P-01');
  await user.click(await screen.findByRole('option', { name: /Zoe Paz/ }));
  expect(await input()).toHaveValue('P-01 · Zoe Paz');

  // Replace the whole text, as a click into the input selects it.
  await user.type(await input(), 'P-01', { initialSelectionStart: 0, initialSelectionEnd: 99 });

  expect(await screen.findByRole('option', { name: /Zoe Paz/ })).toBeInTheDocument();
});
