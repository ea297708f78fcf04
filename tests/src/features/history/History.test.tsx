import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import type { Paso } from '../../../../contract/historial';
import type { RestSection } from '../../../../contract/rest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import { createUsuario } from '../../../factories';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const openHistory = async (
  { name, calls }: RestSection,
  { accion = 'modificación', motivo = '', cambios = [] }: Partial<Paso>,
) => {
  const row = { id: 12, fecha: '2026-11-18', fk_usuario: 3, estado: 'A', valor: '45.60', version: 1 };
  const { user } = renderApp({
    path: `/auth/${name}/edit/12`,
    handlers: [
      ...restHost({ name } as RestSection, [row]).handlers,
      answerCall(usuariosCalls.list, { usuarios: [createUsuario()] }),
      answerCall(calls.history, [
        { id: 2, fecha: '2026-11-19T20:05:00Z', usuario: null, accion, motivo, cambios },
      ]),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Historial' }));

  return within(await screen.findByRole('list', { name: 'Historial' }));
};

test('an id is told by the name of whom it means, and by its number where that may not be known', async () => {
  const step = await openHistory(gastosRest, {
    cambios: [{ campo: 'fk_usuario', antes: '99', despues: '3' }],
  });

  expect(await step.findByText('Administrador: n.º 99 → Luis Zambrano')).toBeVisible();
  expect(step.getByText('Modificación')).toBeVisible();
  expect(step.getByText('Sistema · 2026-11-19 15:05')).toBeVisible();
});

test('labels and words are those of the fields of the section, and of what it does not declare the name', async () => {
  const step = await openHistory(gastosRest, {
    cambios: [
      { campo: 'tipo', antes: 'otros', despues: 'servicios' },
      { campo: 'valor', antes: '1100.00', despues: '1100.50' },
      { campo: 'valor de Marta Cedeño', antes: '', despues: '2.00' },
      { campo: 'otra_cosa', antes: '', despues: 'nueva' },
    ],
  });

  expect(step.getByText('Tipo: Otros → Servicios')).toBeVisible();
  expect(step.getByText('Valor: $1,100.00 → $1,100.50')).toBeVisible();
  expect(step.getByText('Valor de Marta Cedeño: — → $2.00')).toBeVisible();
  expect(step.getByText('Otra cosa: — → nueva')).toBeVisible();
});

test('a step to Sí or No says of what', async () => {
  const step = await openHistory(vendedoresRest, { accion: 'I' });

  expect(step.getByText('Habilitado: No')).toBeVisible();
});

test('the reason is said once', async () => {
  const step = await openHistory(gastosRest, {
    accion: 'X',
    motivo: 'Repetido',
    cambios: [{ campo: 'motivo_anulacion', antes: '', despues: 'Repetido' }],
  });

  expect(step.getByText('Motivo: Repetido')).toBeVisible();
  expect(step.queryByText(/Motivo de la anulación/)).not.toBeInTheDocument();
});

test('from which file a record came is no reason', async () => {
  const step = await openHistory(gastosRest, { accion: 'creación', motivo: 'Importado de octubre.xlsx' });

  expect(step.getByText('Importado de octubre.xlsx')).toBeVisible();
});
