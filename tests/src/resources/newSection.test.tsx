import { screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { NumberInput, SearchInput, TextInput } from 'react-admin';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Conteo, Id, Nombre, Texto } from '../../../contract/common';
import { Busqueda, defineRest, Registro } from '../../../contract/rest';
import { sections } from '../../../src/resources';
import { defineSection } from '../../../src/resources/defineSection';
import { id, number, text } from '../../../src/ui/fields/field';
import { Create } from '../../../src/ui/form/Create';
import { Edit } from '../../../src/ui/form/Edit';
import { Form } from '../../../src/ui/form/Form';
import { DataTable } from '../../../src/ui/list/DataTable';
import { List } from '../../../src/ui/list/List';
import { write } from '../../inputs';
import { renderApp } from '../../render';
import { restHost } from '../../rest';
// Loaded before the tests, so that no test waits for a lazy import.
import '../../../src/domain/generated/GeneratedCreate';
import '../../../src/domain/generated/GeneratedEdit';
import '../../../src/domain/generated/GeneratedList';

/** What "Add a section" of CONTRIBUTING.md makes, under names of its own. */
const Ruta = z.object({ id: Id, nombre: Texto, cifras: z.catch(Conteo, 0), ...Registro });
type Ruta = z.infer<typeof Ruta>;
const RutaInput = z.object({ nombre: Nombre, cifras: z.int('Escriba las cifras') });

const restOf = (name: string) =>
  defineRest({
    name,
    access: ['superadministrador'],
    record: Ruta,
    input: RutaInput,
    filters: { q: Busqueda },
    sort: ['nombre', 'cifras'],
  });
const fields = {
  id: id(),
  nombre: text('Nombre', { isRequired: true, card: 'title' }),
  cifras: number('Cifras', { isRequired: true, defaultValue: 4 }),
};

const rutas = defineSection<Ruta>({
  rest: restOf('rutas'),
  label: 'Rutas',
  singular: 'una ruta',
  icon: () => null,
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

const ZonaFields = () => (
  <>
    <TextInput source="nombre" isRequired />
    <NumberInput source="cifras" isRequired />
  </>
);

const ZonaCreate = () => (
  <Create>
    <Form defaultValues={{ nombre: '', cifras: 4 }}>
      <ZonaFields />
    </Form>
  </Create>
);

const ZonaEdit = () => (
  <Edit>
    <Form>
      <ZonaFields />
    </Form>
  </Edit>
);

const zonas = defineSection<Ruta>({
  rest: restOf('zonas'),
  label: 'Zonas',
  singular: 'una zona',
  icon: () => null,
  fields,
  screens: {
    '': lazy(async () => ({ default: ZonasList })),
    create: lazy(async () => ({ default: ZonaCreate })),
    'edit/:id': lazy(async () => ({ default: ZonaEdit })),
  },
});

const NORTE = { id: 1, nombre: 'Norte', cifras: 3, version: 1 };

test.each([
  ['generated from its fields', rutas, 'Rutas', 'ruta'],
  ['with a list and forms written out', zonas, 'Zonas', 'zona'],
])(
  'a section made by CONTRIBUTING.md, %s, is in the menu, lists, edits and creates',
  async (_how, section, label, word) => {
    const { handlers, bodies } = restHost(restOf(section.name), [NORTE]);
    const { user } = renderApp({ path: '/auth/dashboard', sections: [...sections, section], handlers });
    const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
    const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));
    const done = (participle: string) => screen.findByText(`${label.slice(0, -1)} ${participle}`);

    await user.click(await menu.findByRole('link', { name: label }));
    await user.click(await screen.findByRole('link', { name: 'Norte' }));
    await write(/^Cifras/, '');
    await save();
    expect(await screen.findByText('Escriba las cifras')).toBeVisible();
    await write(/^Cifras/, '2');
    await save();
    expect(await done('actualizada')).toBeVisible();

    await user.click(await menu.findByRole('link', { name: label }));
    await user.click(await screen.findByRole('link', { name: `Nueva ${word}` }));
    await write(/^Nombre/, 'Sur');
    await save();
    expect(await done('creada')).toBeVisible();

    expect(bodies).toMatchObject([
      { method: 'PUT', ...NORTE, cifras: 2 },
      { method: 'POST', nombre: 'Sur', cifras: 4 },
    ]);
  },
);
