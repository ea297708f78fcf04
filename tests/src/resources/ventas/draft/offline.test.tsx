import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { ventasRest } from '../../../../../contract/ventas';
import { ventas } from '../../../../../src/resources/ventas';
import { startAt } from '../../../../support/clock';
import { server } from '../../../../support/msw';
import { recordOf, renderSection } from '../../../../support/renderSection';

startAt('2026-11-19T15:00:00Z');

const DRAFT = recordOf(ventasRest, 12, {
  fecha: '2026-11-19',
  fk_sorteo: 1,
  fk_vendedor: 1,
  fk_usuario: 3,
  fk_usuario_sumador: 7,
  detalle_ventas: [],
  estado: 'B',
  filas_por_corregir: [],
});

const typeRow = async (answer: () => Response) => {
  const app = renderSection(ventas, { path: '/edit/12', rows: [DRAFT], role: 'sumador' });
  await screen.findByRole('table', { name: 'Colillas' });
  server.use(http.put('*/api/ventas/12', answer));
  await app.user.keyboard('5{Enter}1{Enter}');

  return app;
};

test('[U31] a venta that could not be closed without a connection says so until its rows are sent', async () => {
  const { user, handlers } = await typeRow(() => HttpResponse.error());
  await user.click(screen.getByRole('button', { name: 'Cerrar venta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sin conexión. Lo escrito se conserva en este equipo; inténtelo cuando vuelva la conexión.',
  );
  expect(
    screen.getByText(
      'Sin conexión: lo escrito se conserva en este equipo y se envía solo cuando vuelva la conexión',
    ),
  ).toBeVisible();

  server.use(...handlers);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Guardado a las/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[U31] rows that the server refused are kept when the venta is left, as the question says', async () => {
  const { user } = await typeRow(() => HttpResponse.json({ error: 'Sin espacio' }, { status: 500 }));
  await user.click(screen.getByRole('link', { name: 'Planillas' }));
  expect(
    await screen.findByText(
      'No se envió. Lo escrito se conserva en esta pestaña: lo encuentra al volver aquí.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  await screen.findByRole('heading', { level: 1, name: 'Planillas' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  window.history.back();
  expect(await screen.findByText('Recuperamos lo que había escrito')).toBeVisible();
  expect(screen.getByLabelText('Colilla, fila 1')).toHaveValue('5');
});
