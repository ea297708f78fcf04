import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { gastos } from '../../../../src/resources/gastos';
import { save, write } from '../../../support/inputs';
import { server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';

const GASTO = recordOf(gastosRest, 1, { descripcion: 'Luz de noviembre' });

const go = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};

const open = (path: string) => {
  let answered = 0;
  server.events.on('response:mocked', () => {
    answered += 1;
  });
  const app = renderSection(gastos, { path, rows: [GASTO] });

  return { ...app, isQuiet: () => answered === app.calls.length };
};

const administrador = () => screen.getByRole('combobox', { name: /^Administrador/ });
const banner = () => screen.queryByText(/^Sin conexión\. Lo que escribe se conserva/);

test('[F11] going offline and online ten times is shown each time, signs nobody out and loses no input', async () => {
  const { bodies, calls, isQuiet, onLeave } = open('/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  await waitFor(() => expect(administrador()).toHaveValue('Berta Mora'));
  const before = calls.length;

  for (let cycle = 0; cycle < 10; cycle++) {
    expect(banner()).not.toBeInTheDocument();
    go(false);
    expect(banner()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('se enviará cuando usted guarde con conexión');
    go(true);
  }

  await waitFor(() => {
    expect(calls.slice(before)).toContain('GET /api/usuarios/administradores');
    expect(isQuiet()).toBe(true);
  });
  expect(banner()).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Luz y agua');
  expect(calls.filter((call) => call === 'GET /api/gastos/1')).toHaveLength(1);
  expect(bodies).toEqual([]);
  expect(onLeave).not.toHaveBeenCalled();
});

test('a save without a network is refused, and happens once when the user saves again', async () => {
  const { user, bodies } = open('/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  go(false);
  server.use(http.put('*/api/gastos/:id', () => HttpResponse.error(), { once: true }));
  await save(user);
  expect(await screen.findByText('¡Error!')).toBeVisible();

  go(true);
  await save(user);

  expect(await screen.findByText('Gasto actualizado')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', id: 1, version: 1, descripcion: 'Luz y agua' }]);
});

test('a screen that needs the network shows no error, and appears when the network is back', async () => {
  const { handlers, onLeave } = open('');
  server.use(http.get('*/api/gastos', () => HttpResponse.error()));
  expect(await screen.findByText('¡Error!')).toBeVisible();
  go(false);

  expect(await screen.findByText('Se mostrará cuando vuelva la conexión.')).toBeVisible();
  expect(screen.queryByText('¡Error!')).not.toBeInTheDocument();
  server.use(...handlers);
  go(true);

  expect(await screen.findByText('Luz de noviembre')).toBeVisible();
  expect(screen.queryByText(/Se mostrará cuando/)).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
});
