import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PASOS_POR_PAGINA, type Paso } from '../../../../contract/historial';
import type { RestSection } from '../../../../contract/rest';
import { vendedoresRest } from '../../../../contract/vendedores';
import { vendedores } from '../../../../src/resources/vendedores';
import type { Section } from '../../../../src/section/Section';
import { answerCall } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { gastos, gastosRest } from '../../../support/sampleSection';

const openHistory = async (section: Section, { calls }: RestSection, ...pasos: Partial<Paso>[]) => {
  const steps = pasos.map((paso, index) => ({
    id: index + 1,
    fecha: '2026-11-19T20:05:00Z',
    usuario: null,
    accion: 'modificación',
    motivo: '',
    cambios: [],
    ...paso,
  }));
  const { user } = renderSection(section, {
    path: '/edit/1',
    handlers: [answerCall(calls.history, steps)],
  });
  await user.click(await screen.findByRole('button', { name: 'Historial' }));

  return within(await screen.findByRole('list', { name: 'Historial' }));
};

test('a step shows time, user and change with the labels of the fields, and names in place of ids', async () => {
  const step = await openHistory(gastos, gastosRest, {
    usuario: { nombre: 'Rosa', apellido: 'Mera' },
    cambios: [
      { campo: 'fk_usuario', antes: '99', despues: '3' },
      { campo: 'tipo', antes: 'otros', despues: 'servicios' },
      { campo: 'valor', antes: '1100.00', despues: '1100.50' },
      { campo: 'valor de Marta Cedeño', antes: '', despues: '2.00' },
      { campo: 'otra_cosa', antes: '', despues: 'nueva' },
    ],
  });

  expect(await step.findByText('Administrador: n.º 99 → Berta Mora')).toBeVisible();
  for (const text of [
    'Modificación',
    'Rosa Mera · 2026-11-19 15:05',
    'Tipo: Otros → Servicios',
    'Valor: $1,100.00 → $1,100.50',
    'Valor de Marta Cedeño: — → $2.00',
    'Otra cosa: — → nueva',
  ])
    expect(step.getByText(text)).toBeVisible();
});

test('a reason is shown once, a file name is no reason, and a step without a user is by Sistema', async () => {
  const step = await openHistory(
    gastos,
    gastosRest,
    {
      accion: 'X',
      motivo: 'Repetido',
      cambios: [{ campo: 'motivo_anulacion', antes: '', despues: 'Repetido' }],
    },
    { accion: 'creación', motivo: 'Importado de octubre.xlsx' },
  );

  expect(step.getByText('Motivo: Repetido')).toBeVisible();
  expect(step.queryByText(/Motivo de la anulación/)).not.toBeInTheDocument();
  expect(step.getByText('Importado de octubre.xlsx')).toBeVisible();
  expect(step.getAllByText('Sistema · 2026-11-19 15:05')).toHaveLength(2);
});

test('[A30] a picture that was replaced opens from the history', async () => {
  const cambios = [{ campo: 'comprobante', antes: `comprobantes/${'a'.repeat(32)}.png`, despues: '' }];
  const step = await openHistory(gastos, gastosRest, { accion: 'modificación', cambios });
  expect(step.getByText(/^Comprobante:/)).toBeVisible();

  fireEvent.click(step.getByRole('button', { name: 'Ver' }));

  const viewer = await screen.findByRole('dialog', { name: 'Ver Comprobante' });
  expect(within(viewer).getByRole('img').getAttribute('src')).toContain(
    `/comprobantes/${'a'.repeat(32)}.png`,
  );
});

test('a change to Sí or No names its field', async () => {
  const step = await openHistory(vendedores, vendedoresRest, { accion: 'I' });

  expect(step.getByText('Habilitado: No')).toBeVisible();
});

test('[N9] a long history shows its next page on request, until the first step', async () => {
  const count = 2 * PASOS_POR_PAGINA + 1;
  const steps = Array.from({ length: count }, (_, index) => ({
    id: count - index,
    fecha: '2026-11-19T20:05:00Z',
    usuario: null,
    accion: 'modificación',
    motivo: `Paso ${count - index}`,
    cambios: [],
  }));
  const pageOf = ({ request }: { request: Request }) => {
    const antes = Number(new URL(request.url).searchParams.get('antes') ?? count + 1);

    return steps.filter(({ id }) => id < antes).slice(0, PASOS_POR_PAGINA);
  };
  const { user } = renderSection(gastos, {
    path: '/edit/1',
    handlers: [answerCall(gastosRest.calls.history, pageOf)],
  });
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  const list = within(await screen.findByRole('list', { name: 'Historial' }));
  expect(await list.findByText(`Paso ${count}`)).toBeVisible();
  expect(list.queryByText('Paso 1')).not.toBeInTheDocument();

  fireEvent.click(await list.findByRole('button', { name: 'Ver más' }));
  expect(await list.findByText('Paso 2')).toBeVisible();
  fireEvent.click(await list.findByRole('button', { name: 'Ver más' }));

  expect(await list.findByText('Paso 1')).toBeVisible();
  expect(list.getAllByText(/^Paso \d+$/)).toHaveLength(count);
  expect(list.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});
