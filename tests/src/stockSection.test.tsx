import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  Create,
  Datagrid,
  DataTable,
  DateField,
  Edit,
  EditButton,
  type EditProps,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  required,
  SearchInput,
  Show,
  ShowButton,
  SimpleForm,
  SimpleFormIterator,
  SimpleList,
  SimpleShowLayout,
  TabbedForm,
  TextField,
  TextInput,
} from 'react-admin';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Texto } from '../../contract/common';
import { money, number, text } from '../../contract/field';
import { defineRest } from '../../contract/rest';
import { defineSection } from '../../src/resources/defineSection';
import { catchFiles } from '../support/files';
import { cellsOf, save, write } from '../support/inputs';
import { server } from '../support/msw';
import { renderSection } from '../support/renderSection';

/** Its screens import only react-admin. */
const rutasRest = defineRest({
  name: 'rutas',
  singular: 'la ruta',
  readers: ['superadministrador'],
  writers: ['superadministrador'],
  isShared: true,
  fields: {
    nombre: text('Nombre', { search: true }),
    cifras: number('Cifras'),
    tarifa: money('Tarifa'),
    fk_usuario: number('Administrador', { byApi: true, sort: false }),
  },
  also: {
    read: {
      paradas: z.catch(z.array(z.object({ lugar: Texto })), []),
      fecha: Texto,
    },
  },
});

const RutaInputs = () => (
  <>
    <TextInput source="nombre" validate={required()} />
    <NumberInput source="cifras" />
    <ReferenceInput source="fk_usuario" reference="administradores" />
    <ArrayInput source="paradas">
      <SimpleFormIterator>
        <TextInput source="lugar" label="Lugar" />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

const RutasDatagrid = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]}>
    <Datagrid>
      <TextField source="nombre" />
      <NumberField source="cifras" />
      <DateField source="fecha" />
      <ReferenceField source="fk_usuario" reference="administradores" />
      <EditButton />
      <ShowButton />
    </Datagrid>
  </List>
);

const RutasTable = () => (
  <List>
    <DataTable rowClick="edit">
      <DataTable.Col source="nombre" />
      <DataTable.NumberCol source="cifras" />
    </DataTable>
  </List>
);

const RutasCards = () => (
  <List title="Todas las rutas" actions={false}>
    <SimpleList primaryText={({ nombre }) => nombre} secondaryText={({ cifras }) => `${cifras} cifras`} />
  </List>
);

const RutaCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <RutaInputs />
    </SimpleForm>
  </Create>
);

const editOf = (mutationMode?: EditProps['mutationMode']) => () => (
  <Edit mutationMode={mutationMode}>
    <SimpleForm>
      <RutaInputs />
    </SimpleForm>
  </Edit>
);

const RutaTabs = () => (
  <Edit mutationMode="pessimistic">
    <TabbedForm>
      <TabbedForm.Tab label="Datos">
        <TextInput source="nombre" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Más">
        <NumberInput source="cifras" />
      </TabbedForm.Tab>
    </TabbedForm>
  </Edit>
);

const RutaShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="nombre" />
      <NumberField source="cifras" />
    </SimpleShowLayout>
  </Show>
);

const NORTE = {
  id: 1,
  nombre: 'Norte',
  cifras: 3,
  fk_usuario: 3,
  paradas: [],
  fecha: '2026-11-20',
  version: 1,
};
const SUR = { ...NORTE, id: 2, nombre: '=SUR()', cifras: 1260, tarifa: 12.5 };

interface Screens {
  list?: () => ReactNode;
  edit?: () => ReactNode;
}

const openStock = (path: string, { list = RutasDatagrid, edit = editOf('pessimistic') }: Screens = {}) => {
  const rutas = defineSection(rutasRest, {
    label: 'Rutas',
    icon: () => null,
    screens: {
      list: async () => ({ default: list }),
      create: async () => ({ default: RutaCreate }),
      edit: async () => ({ default: edit }),
    },
    routes: { 'show/:id': async () => ({ default: RutaShow }) },
  });

  return renderSection(rutas, { path, rows: [NORTE, SUR] });
};

const titled = async (name: string) => {
  await screen.findByRole('heading', { level: 1, name });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe(`${name} · Lotería Admin`));
};
const crumbs = () => screen.getByRole('navigation', { name: 'Ruta' }).textContent;
const rename = async (user: UserEvent, nombre: string) => {
  await write(/^Nombre/, nombre);
  await save(user);
};
const findNotice = async (message: string) => {
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('¡Correcto!')).toBeVisible();
};

test('[F15] a Datagrid lists, searches and links, offers no deletion, and exports no formula', async () => {
  const files = catchFiles();
  const { user, asked } = openStock('');
  const table = within(await screen.findByRole('table'));
  await titled('Rutas');
  expect(await table.findAllByText('Berta Mora')).toHaveLength(2);
  const [head, norte, sur] = table.getAllByRole('row').map(cellsOf);
  expect(head?.slice(0, 4)).toEqual(['Nombre', 'Cifras', 'Fecha', 'Administrador']);
  expect(norte?.slice(0, 3)).toEqual(['Norte', '3', '2026-11-20']);
  expect(sur?.[1]).toBe('1,260');
  expect(table.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(table.getAllByRole('link', { name: 'Ver' })[0]).toHaveAttribute('href', '/auth/rutas/show/1');

  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await expect.poll(() => files.length).toBe(1);
  const [named, , second] = (await files[0]?.text())?.split('\r\n').map((line) => line.split(';')) ?? [];
  const cellOf = (column: string) => second?.[named?.indexOf(column) ?? -1];
  expect(['id', 'nombre', 'cifras', 'tarifa'].map(cellOf)).toEqual(['2', "'=SUR()", '1260', '12,50']);
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value: 'sur' } });
  await expect.poll(() => asked.at(-1)).toMatchObject({ filter: { q: 'sur' }, range: [0, 24] });
  await user.click(table.getAllByRole('link', { name: 'Editar' })[0] as HTMLElement);
  await titled('Ruta 1');
});

test('a SimpleList has a title of its own, and leads to a Show and on to its form', async () => {
  const { user } = openStock('', { list: RutasCards });
  await titled('Todas las rutas');

  await user.click(await screen.findByRole('link', { name: /Norte/ }));
  await titled('Ruta 1');
  expect(crumbs()).toBe('Rutas>Ruta 1');
  expect(await screen.findByText('Norte')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/auth/rutas/edit/1');
});

test('a Create with a SimpleForm validates, sends and leads to the list with the message', async () => {
  const { user, bodies } = openStock('/create');
  await titled('Nueva ruta');
  expect(crumbs()).toBe('Rutas>Nueva ruta');

  await write(/^Cifras/, '4');
  await save(user);
  expect(await screen.findByText('Este dato es obligatorio')).toBeVisible();

  await user.click(screen.getByRole('combobox', { name: /^Administrador/ }));
  await user.click(await screen.findByRole('option', { name: 'Berta Mora' }));
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  await write(/^Lugar/, 'Quevedo');
  await rename(user, 'Centro');

  await titled('Rutas');
  await findNotice('Ruta creada');
  expect(bodies).toMatchObject([
    { method: 'POST', nombre: 'Centro', cifras: 4, fk_usuario: 3, paradas: [{ lugar: 'Quevedo' }] },
  ]);
});

test('a pessimistic Edit sends the version, and offers no deletion', async () => {
  const { user, bodies } = openStock('/edit/1');
  await screen.findByLabelText(/^Nombre/);
  expect(screen.getAllByRole('button', { name: /Guardar|Borrar|Eliminar/ })).toHaveLength(1);

  await rename(user, 'Norte 2');
  await titled('Rutas');
  await findNotice('Ruta actualizada');
  expect(await screen.findByText('Norte 2')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', nombre: 'Norte 2', version: 1 }]);
});

test('a refused change of an optimistic Edit shows an error and restores the old value', async () => {
  const { user } = openStock('/edit/1', { edit: editOf('optimistic') });
  await screen.findByLabelText(/^Nombre/);
  server.use(
    http.put('*/api/rutas/:id', async () => {
      // On a real network the answer arrives after the message.
      await delay(50);

      return HttpResponse.json(
        { error: 'Otro usuario modificó este registro', reason: 'outdated' },
        { status: 409 },
      );
    }),
  );
  await rename(user, 'Norte 2');

  expect(await screen.findByText('Otro usuario modificó este registro')).toBeVisible();
  expect(screen.getByText('¡Error!')).toBeVisible();
  expect(await screen.findByText('Norte')).toBeVisible();
});

test('an undoable Edit leads to the list with its message, and its change is sent at once', async () => {
  const { user, bodies } = openStock('', { list: RutasTable, edit: editOf('undoable') });
  // A click on a DataTable opens the row.
  await user.click(await screen.findByText('Norte'));
  await titled('Ruta 1');
  expect(crumbs()).toBe('Rutas>Ruta 1');
  await rename(user, 'Norte 2');
  await titled('Rutas');
  await findNotice('Ruta actualizada');
  expect(await screen.findByText('Norte 2')).toBeVisible();

  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  await expect.poll(() => bodies).toMatchObject([{ method: 'PUT', nombre: 'Norte 2' }]);
});

test('a TabbedForm changes tabs at one address and sends both', async () => {
  const { user, bodies } = openStock('/edit/1', { edit: RutaTabs });
  await write(/^Nombre/, 'Norte 2');
  await user.click(screen.getByRole('tab', { name: 'Más' }));
  expect(screen.getByLabelText(/^Cifras/)).toBeVisible();
  expect(window.location.pathname).toBe('/auth/rutas/edit/1');

  await write(/^Cifras/, '9');
  await save(user);
  await findNotice('Ruta actualizada');
  expect(bodies).toMatchObject([{ nombre: 'Norte 2', cifras: 9 }]);
});
