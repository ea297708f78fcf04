import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reportesCalls } from '../../../contract/reportes';
import { premios } from '../../../src/resources/premios';
import { startAt } from '../../support/clock';
import { holdCall, refuseCall } from '../../support/msw';
import { renderApp } from '../../support/render';
import { renderSection } from '../../support/renderSection';
import { gastos, gastosRest } from '../../support/sampleSection';

startAt('2026-11-20T15:00:00Z');

const refuse = (status: number, error: string) => refuseCall(gastosRest.calls.list, status, error);

/** The sentence, its icon and the names of the ways on. */
const stateOf = async (sentence: string) => {
  const state = (await screen.findByText(sentence)).closest<HTMLElement>('[role="alert"], [role="none"]');
  if (!state) throw new Error(`"${sentence}" stands alone`);
  const ways = [...within(state).queryAllByRole('link'), ...within(state).queryAllByRole('button')];

  return { icons: state.querySelectorAll('svg').length, ways: ways.map(({ textContent }) => textContent) };
};

test.each<[string, string, readonly string[], () => unknown]>([
  [
    'an empty list',
    'No hay gastos en estas fechas',
    ['Nuevo gasto', 'Quitar los filtros'],
    () => renderSection(gastos, { rows: [] }),
  ],
  [
    'an empty tab',
    'No queda nada por revisar en estas fechas',
    ['Buscar en todas las fechas'],
    () =>
      renderSection(premios, {
        path: '?filter={"estado":"PENDIENTE","fecha_gte":"2026-11-01"}',
        rows: [],
      }),
  ],
  [
    'a list that failed',
    'La base de datos descansa',
    ['Reintentar'],
    () => renderSection(gastos, { handlers: [refuse(500, 'La base de datos descansa')] }),
  ],
  [
    'a list with a refused filter',
    'No se puede filtrar por ese dato',
    ['Reintentar', 'Quitar los filtros'],
    () => renderSection(gastos, { handlers: [refuse(400, 'No se puede filtrar por ese dato')] }),
  ],
  [
    'a missing record',
    'No existe lo que busca',
    ['Volver a la lista'],
    () =>
      renderSection(gastos, {
        path: '/edit/9',
        handlers: [refuseCall(gastosRest.calls.one, 404, 'No existe lo que busca')],
      }),
  ],
  [
    'a report that the host does not serve',
    'No existe lo que busca',
    ['Reintentar'],
    () =>
      renderApp({
        path: '/auth/reportes/historico_global',
        handlers: [refuseCall(reportesCalls.historico_global, 404, 'No existe lo que busca')],
      }),
  ],
  [
    'a forbidden section',
    'Su rol no puede abrir esta sección',
    ['Ir al inicio'],
    () => renderApp({ path: '/auth/gastos', role: 'revisor' }),
  ],
  [
    'an unknown address',
    'La dirección no existe, o el enlace que siguió está equivocado',
    ['Ir al inicio'],
    () => renderApp({ path: '/auth/loterias' }),
  ],
])('[L9] %s shows an icon, a sentence and the next step', async (_, sentence, ways, open) => {
  open();

  expect(await stateOf(sentence)).toEqual({ icons: 1, ways });
});

test('[L9] a list loads in the place of its rows, announced once', async () => {
  renderSection(gastos, { handlers: [holdCall(gastosRest.calls.list)] });
  await screen.findByRole('heading', { level: 1, name: 'Gastos' });
  const place = within(screen.getByRole('main')).getByRole('progressbar', { name: 'Cargando' });

  // The head and twelve rows.
  expect(place.querySelectorAll('.MuiSkeleton-root')).toHaveLength(13);
});

test('[L9] a form loads in the place of its inputs, announced once', async () => {
  renderSection(gastos, { path: '/edit/1', handlers: [holdCall(gastosRest.calls.one)] });
  await screen.findByRole('heading', { level: 1 });
  const place = within(screen.getByRole('main')).getByRole('progressbar', { name: 'Cargando' });

  // Seven inputs and Guardar.
  expect(place.querySelectorAll('.MuiSkeleton-root')).toHaveLength(8);
});
