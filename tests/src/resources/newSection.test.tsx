import { screen } from '@testing-library/react';
import { NumberInput, SearchInput, TextInput } from 'react-admin';
import { expect, test } from 'vitest';
import { anulable, number, pictures, text } from '../../../contract/field';
import { defineRest } from '../../../contract/rest';
import { defineSection } from '../../../src/resources/defineSection';
import { Edit } from '../../../src/ui/form/Edit';
import { Form } from '../../../src/ui/form/Form';
import { DataTable } from '../../../src/ui/list/DataTable';
import { List } from '../../../src/ui/list/List';
import { catchFiles } from '../../files';
import { rowsOf } from '../../inputs';
import { renderSection } from '../../renderSection';
import { withStyles } from '../../styles';

/** The example of "Add a section" in CONTRIBUTING.md, with other names. */
const fields = {
  nombre: text('Nombre', { search: true, title: true }),
  cifras: number('Cifras', { refusal: 'Escriba las cifras', defaultValue: 4 }),
  plano: pictures('Plano', { optional: true, list: false }),
  ...anulable,
};

const zonasRest = defineRest({
  name: 'zonas',
  singular: 'la zona',
  access: ['superadministrador'],
  isShared: true,
  fields,
});

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const ZonasList = () => (
  <List filters={filters} sort={{ field: 'nombre', order: 'ASC' }}>
    <DataTable>
      <DataTable.Col source="nombre" />
      <DataTable.NumberCol source="cifras" />
    </DataTable>
  </List>
);

const ZonaEdit = () => (
  <Edit>
    <Form>
      <TextInput source="nombre" isRequired />
      <NumberInput source="cifras" isRequired />
    </Form>
  </Edit>
);

const zonas = defineSection(zonasRest, {
  label: 'Zonas',
  icon: () => null,
  screens: {
    list: async () => ({ default: ZonasList }),
    edit: async () => ({ default: ZonaEdit }),
  },
});

const NORTE = { id: 1, nombre: 'Norte', cifras: 3, plano: '', estado: 'A', motivo_anulacion: '', version: 1 };

const ESTE = {
  ...{ ...NORTE, id: 2, nombre: 'Este', plano: 'comprobantes/este.png' },
  ...{ estado: 'X', motivo_anulacion: 'Repetida', fecha_actualizacion: '2026-11-20T19:32:00Z' },
  anulado_por: { id: 1, nombre: 'Ana', apellido: 'Paredes' },
};

test('what is annulled of such a section says so in its list and in its file, and keeps its data', async () => {
  withStyles();
  const files = catchFiles();
  const { user } = renderSection(zonas, { rows: [NORTE, ESTE] });
  const ends = (await rowsOf('Zonas')).map((row) => row.at(-1));
  expect(ends).toEqual(['Estado', 'Vigente', 'Anulado']);
  const struck = { textDecoration: 'line-through' };
  expect(screen.getByRole('cell', { name: 'Este' })).toHaveStyle(struck);
  expect(screen.getByRole('cell', { name: 'Norte' })).not.toHaveStyle(struck);

  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await expect.poll(() => files.length).toBe(1);
  expect((await files[0]?.text())?.split('\r\n').slice(0, 3)).toEqual([
    'ID;NOMBRE;CIFRAS;ESTADO',
    '1;Norte;3;Vigente',
    '2;Este;3;Anulado',
  ]);

  await user.click(screen.getByRole('link', { name: /^(2|Este)$/ }));
  expect(await screen.findByText('Anulada por Ana Paredes el 2026-11-20 14:32')).toBeVisible();
  expect(screen.getByText('La zona está anulada')).toBeVisible();
  expect(screen.getByText('Motivo: Repetida')).toBeVisible();
  expect(screen.getByText('Nombre').closest('div')).toHaveTextContent('NombreEste');
  expect(screen.getByRole('img', { name: 'Plano 1' })).toHaveAttribute('src', '/comprobantes/este.png');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Guardar|Anular/ })).not.toBeInTheDocument();
});
