import { fireEvent, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Conteo, Id, Nombre, Texto } from '../../../contract/common';
import { Busqueda, defineRest, Registro } from '../../../contract/rest';
import { sections } from '../../../src/resources';
import { defineSection, type Section } from '../../../src/resources/defineSection';
import { RestCreate } from '../../../src/ui/RestCreate';
import { RestEdit } from '../../../src/ui/RestEdit';
import { RestList } from '../../../src/ui/RestList';
import type { RestColumn } from '../../../src/ui/RestRows';
import { SearchFilter } from '../../../src/ui/SearchFilter';
import { renderApp } from '../../render';
import { restHost } from '../../rest';

/** What "Add a section" of CONTRIBUTING.md makes, under a name of its own. */
const Ruta = z.object({ id: Id, nombre: Texto, cifras: z.catch(Conteo, 0), ...Registro });
type Ruta = z.infer<typeof Ruta>;
const RutaInput = z.object({ nombre: Nombre, cifras: z.int('Escriba las cifras') });
const rutasRest = defineRest({
  name: 'rutas',
  access: ['superadministrador'],
  record: Ruta,
  input: RutaInput,
  filters: { q: Busqueda },
  sort: ['nombre', 'cifras'],
});

const columns: readonly RestColumn<Ruta>[] = [
  { source: 'id' },
  { source: 'nombre', card: 'title' },
  { source: 'cifras', isNumeric: true },
];

const RutasList = () => (
  <RestList
    create="Nueva ruta"
    columns={columns}
    sort={{ field: 'nombre', order: 'ASC' }}
    filters={<SearchFilter />}
  />
);

const RutaFields = () => (
  <>
    <TextInput source="nombre" label="Nombre" isRequired />
    <NumberInput source="cifras" label="Cifras" isRequired />
  </>
);

const RutaCreate = () => (
  <RestCreate
    title="Nueva ruta"
    schema={RutaInput}
    defaultValues={{ nombre: '', cifras: 4 }}
    done="Ruta creada"
  >
    <RutaFields />
  </RestCreate>
);

const RutaEdit = () => (
  <RestEdit<Ruta> title={({ nombre }) => nombre} schema={RutaInput} done="Ruta actualizada">
    <RutaFields />
  </RestEdit>
);

const rutas: Section = defineSection<Ruta>({
  name: 'rutas',
  label: 'Rutas',
  icon: () => null,
  access: rutasRest.access,
  fields: { id: 'ID', nombre: 'NOMBRE', cifras: 'CIFRAS' },
  screens: {
    '': lazy(async () => ({ default: RutasList })),
    create: lazy(async () => ({ default: RutaCreate })),
    'edit/:id': lazy(async () => ({ default: RutaEdit })),
  },
});

const NORTE = { id: 1, nombre: 'Norte', cifras: 3, version: 1 };

test('a section made by CONTRIBUTING.md is in the menu, lists, edits and creates', async () => {
  const { handlers, bodies } = restHost(rutasRest, [NORTE]);
  const { user } = renderApp({ path: '/auth/dashboard', sections: [...sections, rutas], handlers });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));

  await user.click(await menu.findByRole('link', { name: 'Rutas' }));
  await user.click(await screen.findByRole('link', { name: 'Norte' }));
  fireEvent.change(await screen.findByLabelText(/^Cifras/), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escriba las cifras')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Cifras/), { target: { value: '2' } });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ruta actualizada')).toBeVisible();

  await user.click(await menu.findByRole('link', { name: 'Rutas' }));
  await user.click(await screen.findByRole('link', { name: 'Nueva ruta' }));
  fireEvent.change(await screen.findByLabelText(/^Nombre/), { target: { value: 'Sur' } });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ruta creada')).toBeVisible();

  expect(bodies).toEqual([
    { method: 'PUT', ...NORTE, cifras: 2 },
    { method: 'POST', nombre: 'Sur', cifras: 4 },
  ]);
});
