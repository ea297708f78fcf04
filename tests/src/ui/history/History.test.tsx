import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../factories';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
// Loaded before the tests, so that no test waits for a lazy import.
import '../../../../src/domain/generated/GeneratedEdit';

const GASTO = { id: 12, fecha: '2026-11-18', fk_usuario: 3, estado: 'A', valor: '45.60', version: 1 };

const openHistory = async (motivo: string, cambios: { campo: string; antes: string; despues: string }[]) => {
  const { user } = renderApp({
    path: '/auth/gastos/edit/12',
    handlers: [
      ...restHost(gastosRest, [GASTO]).handlers,
      answerCall(usuariosCalls.list, { usuarios: [createUsuario()] }),
      http.get('*/api/vendedores', () =>
        HttpResponse.json([], { headers: { 'Content-Range': 'vendedores 0-0/0' } }),
      ),
      answerCall(gastosRest.calls.history, [
        { id: 2, fecha: '2026-11-19T20:05:00Z', usuario: null, accion: 'modificación', motivo, cambios },
      ]),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'Historial' }));

  return within(await screen.findByRole('list', { name: 'Historial' }));
};

test('an id is told by the name of whom it means, and by its number where that may not be known', async () => {
  const step = await openHistory('', [
    { campo: 'fk_usuario', antes: '', despues: '3' },
    { campo: 'fk_vendedor', antes: '', despues: '81' },
  ]);

  expect(await step.findByText('Administrador: — → Luis Zambrano')).toBeVisible();
  expect(await step.findByText('Promotor: — → n.º 81')).toBeVisible();
  expect(step.getByText('Modificación')).toBeVisible();
  expect(step.getByText('Sistema · 2026-11-19 15:05')).toBeVisible();
});

test('the reason is said once', async () => {
  const step = await openHistory('Repetido', [{ campo: 'motivo_anulacion', antes: '', despues: 'Repetido' }]);

  expect(step.getByText('Motivo: Repetido')).toBeVisible();
  expect(step.queryByText(/Motivo de la anulación/)).not.toBeInTheDocument();
});
