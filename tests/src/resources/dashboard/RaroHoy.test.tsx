import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cajasCalls } from '../../../../contract/cajas';
import { dudasCall } from '../../../../contract/dudas';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';

const DUDA = {
  recurso: 'gastos',
  fk_registro: 451,
  valor: '125000.00',
  texto: 'Suele ser de $31 a $347',
  motivo: 'Arriendo del año',
  fecha: '2026-11-19T14:05:00Z',
  usuario: 'Ana Paredes',
};

test('[W2] a home without a dashboard lists what was saved in spite of a doubt', async () => {
  renderApp({
    path: '/auth/dashboard',
    role: 'revisor',
    profile: { api_local: true },
    handlers: [answerCall(dudasCall, [DUDA])],
  });

  expect(
    await screen.findByRole('link', {
      name: 'Gasto 451: $125,000.00 · Suele ser de $31 a $347 · Ana Paredes · Arriendo del año',
    }),
  ).toBeVisible();
});

test('[W13] the dashboard of a superadministrador names the boxes of disabled administradores', async () => {
  renderApp({
    path: '/auth/dashboard',
    role: 'superadministrador',
    profile: { api_local: true },
    handlers: [
      answerCall(dudasCall, []),
      answerCall(cajasCalls.disabled, [{ id: 9, nombre: 'Luis', apellido: 'Zambrano', saldo: '5200.00' }]),
    ],
  });
  const link = await screen.findByRole('link', { name: 'Caja de Luis Zambrano, inhabilitado: $5,200.00' });

  expect(link).toHaveAttribute('href', expect.stringContaining('/auth/transferencias/create?source='));
  expect(screen.queryByText('Raro hoy')).not.toBeInTheDocument();
});
