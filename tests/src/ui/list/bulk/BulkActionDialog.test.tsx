import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Button } from 'react-admin';
import { expect, test } from 'vitest';
import { defineSection } from '../../../../../src/resources/defineSection';
import { BulkActionDialog } from '../../../../../src/ui/list/bulk/BulkActionDialog';
import { DataTable } from '../../../../../src/ui/table/DataTable';
import { List } from '../../../../../src/views/List';
import { createGate } from '../../../../support/http/gate';
import { server } from '../../../../support/msw';
import { recordOf, renderSection } from '../../../../support/renderSection';
import { type Gasto, gastos, gastosRest } from '../../../../support/sampleSection';

const AnularButton = () => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button label="Anular" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <BulkActionDialog<Gasto>
          title="Anular gastos"
          verb="Anular"
          done="Gastos anulados"
          whyNot={({ tipo }) => (tipo === 'arriendo' ? 'El arriendo se queda' : undefined)}
          change={(gasto) => ({ ...gasto, estado: 'X', motivo_anulacion: 'Repetidos' })}
          sum="valor"
          groupBy="tipo"
          onClose={() => setIsOpen(false)}
        >
          <DataTable.Col source="descripcion" />
        </BulkActionDialog>
      )}
    </>
  );
};

const GastosList = () => (
  <List>
    <DataTable bulkActionButtons={<AnularButton />}>
      <DataTable.Col source="id" />
      <DataTable.Col source="descripcion" />
    </DataTable>
  </List>
);

const { label, icon } = gastos;
const section = defineSection(gastosRest, {
  label,
  icon,
  screens: { list: async () => ({ default: GastosList }) },
});

test('[W9] any section changes its selected records by a dialog, which says which stay as they are; none of these stays selected', async () => {
  const rows = ['otros', 'arriendo', 'otros'].map((tipo, n) => recordOf(gastosRest, n + 1, { tipo }));
  const { user, bodies } = renderSection(section, { rows });
  await screen.findByRole('table');
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }));
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anular gastos' }));

  expect(await dialog.findByText('2: El arriendo se queda')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: /^Anular 2 de 3 por/ }));

  expect(await screen.findByText(/^Gastos anulados: 2, por/)).toBeVisible();
  const selected = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Seleccionar esta fila/ });
  expect(selected.map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(bodies).toMatchObject([
    { method: 'PUT', estado: 'X', motivo_anulacion: 'Repetidos' },
    { method: 'PUT', estado: 'X', motivo_anulacion: 'Repetidos' },
  ]);
});

/** From now on gastos are answered once the gate opens. */
const holdGastos = (rows: readonly object[]) => {
  const gate = createGate();
  server.use(
    http.get('*/api/gastos', async () => {
      await gate.passed;

      return HttpResponse.json(rows, {
        headers: { 'Content-Range': `gastos 0-${rows.length - 1}/${rows.length}` },
      });
    }),
  );

  return gate;
};

test('[W9] the dialog shows what the list has at once, and acts on what is read', async () => {
  const rows = [1, 2].map((n) => recordOf(gastosRest, n, { tipo: 'otros' }));
  const { user } = renderSection(section, { rows });
  await screen.findByRole('table');
  const gate = holdGastos(rows);
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }));
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anular gastos' }));
  const act = await dialog.findByRole('button', { name: /^Anular 2 por/ });
  expect(act).toBeDisabled();
  gate.open();

  await waitFor(() => expect(act).toBeEnabled());
});

test('[U35] selected records that a filter takes away are told beside the count', async () => {
  const rows = [1, 2, 3].map((n) => recordOf(gastosRest, n));
  const { user } = renderSection(section, { rows });
  await screen.findByRole('table');
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }));
  expect(await screen.findByText('3 seleccionados')).toBeVisible();
  const answerWith = (shown: readonly object[]) =>
    server.use(
      http.get('*/api/gastos', () =>
        HttpResponse.json(shown, { headers: { 'Content-Range': `gastos 0-24/${shown.length}` } }),
      ),
    );

  answerWith(rows.slice(0, 1));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText('3 seleccionados, 2 fuera de esta vista')).toBeVisible();
  answerWith([recordOf(gastosRest, 9)]);
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText('3 seleccionados, fuera de esta vista')).toBeVisible();
});

test('[W9] more than ten records stand in groups with their count and sum, and open to their rows', async () => {
  const rows = Array.from({ length: 12 }, (_, n) =>
    recordOf(gastosRest, n + 1, {
      tipo: n < 4 ? 'otros' : 'transporte',
      valor: '2.50',
      descripcion: `Gasto ${n}`,
    }),
  );
  const { user } = renderSection(section, { rows });
  await screen.findByRole('table');
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }));
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anular gastos' }));

  expect(await dialog.findByRole('button', { name: 'Anular 12 por $30.00' })).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Transporte: 8 por $20.00' })).toBeVisible();
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Otros: 4 por $10.00' }));
  const table = within(await dialog.findByRole('table'));
  expect(table.getByText('Gasto 3')).toBeVisible();
  expect(table.queryByText('Gasto 4')).not.toBeInTheDocument();
});

test('[W9] groups keep their place when their records are read', async () => {
  const rows = Array.from({ length: 12 }, (_, n) =>
    recordOf(gastosRest, n + 1, { tipo: n < 4 ? 'otros' : 'transporte' }),
  );
  const { user } = renderSection(section, { rows });
  await screen.findByRole('table');
  const gate = holdGastos(rows.toReversed());
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }));
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anular gastos' }));
  const act = await dialog.findByRole('button', { name: /^Anular 12 por/ });
  const groups = () => dialog.getAllByRole('button', { name: /: \d+ por/ }).map((group) => group.textContent);
  const before = groups();
  gate.open();
  await waitFor(() => expect(act).toBeEnabled());

  expect(groups()).toEqual(before);
});
