import { screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { NumberInput, SearchInput, TextInput } from 'react-admin';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anulable, archivos, column, inputOf, nombre, recordOf } from '../../../contract/columns';
import { Conteo } from '../../../contract/common';
import { Busqueda, defineRest } from '../../../contract/rest';
import { usuariosCalls } from '../../../contract/usuarios';
import { vendedoresRest } from '../../../contract/vendedores';
import { administrador, annullable, vendedor } from '../../../src/domain/fields';
import { sections } from '../../../src/resources';
import { defineSection } from '../../../src/resources/defineSection';
import { id, number, pictures, text } from '../../../src/ui/fields/field';
import { Create } from '../../../src/ui/form/Create';
import { Edit } from '../../../src/ui/form/Edit';
import { Form } from '../../../src/ui/form/Form';
import { DataTable } from '../../../src/ui/list/DataTable';
import { List } from '../../../src/ui/list/List';
import { createUsuario } from '../../factories';
import { catchFiles } from '../../files';
import { cellsOf, write } from '../../inputs';
import { answerCall } from '../../msw';
import { renderApp } from '../../render';
import { restHost } from '../../rest';
import { withStyles } from '../../styles';

/** What "Add a section" of CONTRIBUTING.md makes, under names of its own. */
const columns = {
  nombre,
  cifras: column(z.catch(Conteo, 0), z.int('Escriba las cifras')),
  plano: archivos,
  ...anulable,
};
const Ruta = recordOf(columns, {});
type Ruta = z.infer<typeof Ruta>;

const restOf = (name: string) =>
  defineRest({
    name,
    access: ['superadministrador'],
    columns,
    record: Ruta,
    input: inputOf(columns),
    filters: { q: Busqueda, estado: columns.estado.filter },
    sort: ['nombre', 'cifras'],
  });
const fields = {
  id: id(),
  nombre: text('Nombre', { card: 'title' }),
  cifras: number('Cifras', { defaultValue: 4 }),
  plano: pictures('Plano', { inList: false }),
  ...annullable,
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

const NORTE = { id: 1, nombre: 'Norte', cifras: 3, plano: '', estado: 'A', motivo_anulacion: '', version: 1 };

const both = [
  ['generated from its fields', rutas, 'Rutas', 'ruta'],
  ['with a list and forms written out', zonas, 'Zonas', 'zona'],
] as const;

test.each(both)(
  'a section made by CONTRIBUTING.md, %s, is in the menu, lists, edits and creates',
  async (_how, section, label, word) => {
    const { handlers, bodies } = restHost(restOf(section.name), [NORTE]);
    const { user } = renderApp({ path: '/auth/dashboard', sections: [...sections, section], handlers });
    const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
    const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));
    const done = (participle: string) =>
      screen.findByText(new RegExp(`${label.slice(0, -1)}( \\d+)? ${participle}`));

    await user.click(await menu.findByRole('link', { name: label }));
    await user.click(await screen.findByRole('link', { name: /^(1|Norte)$/ }));
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

const ESTE = {
  ...{ ...NORTE, id: 2, nombre: 'Este', plano: 'comprobantes/este.png' },
  ...{ estado: 'X', motivo_anulacion: 'Repetida', fecha_actualizacion: '2026-11-20T19:32:00Z' },
  anulado_por: { id: 1, nombre: 'Ana', apellido: 'Paredes' },
};

const openRows = (section: (typeof both)[number][1], rows: { id: number }[]) =>
  renderApp({
    path: `/auth/${section.name}`,
    sections: [...sections, section],
    handlers: restHost(restOf(section.name), rows).handlers,
  });

/** Nothing to write in, nothing to press. */
const expectReadOnly = () => {
  for (const name of ['Guardar', 'Anular'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
};

test.each(both)(
  'what is annulled of such a section, %s, says so in its list and in its file, and keeps its data',
  async (_how, section, label, word) => {
    withStyles();
    const files = catchFiles();
    const { user } = openRows(section, [NORTE, ESTE]);
    const table = within(await screen.findByRole('table', { name: label }));
    const [head, inForce, annulled] = table.getAllByRole('row');
    const name = { name: /Norte|Este/ };

    expect(cellsOf(head).at(-1)).toBe('Estado');
    expect(cellsOf(inForce).at(-1)).toBe('Vigente');
    expect(cellsOf(annulled).at(-1)).toBe('Anulado');
    expect(within(annulled as HTMLElement).getByRole('cell', name)).toHaveStyle(
      'text-decoration: line-through',
    );
    expect(within(inForce as HTMLElement).getByRole('cell', name)).not.toHaveStyle(
      'text-decoration: line-through',
    );

    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expect.poll(() => files.length).toBe(1);
    expect((await files[0]?.text())?.split('\r\n').slice(0, 3)).toEqual([
      'ID;NOMBRE;CIFRAS;ESTADO',
      '1;Norte;3;Vigente',
      '2;Este;3;Anulado',
    ]);

    await user.click(table.getByRole('link', { name: /^(2|Este)$/ }));
    expect(await screen.findByText('Anulada por Ana Paredes el 2026-11-20 14:32')).toBeVisible();
    expect(screen.getByText(`La ${word} está anulada`)).toBeVisible();
    expect(screen.getByText('Motivo: Repetida')).toBeVisible();
    expect(screen.getByText('Nombre').closest('div')).toHaveTextContent('NombreEste');
    expect(screen.getByRole('img', { name: 'Plano 1' })).toHaveAttribute('src', '/comprobantes/este.png');
    expectReadOnly();
  },
);

test('a generated form offers the promotores of the administrador who is chosen in it', async () => {
  const tratos = defineSection<Ruta & { fk_usuario: number; fk_vendedor: number }>({
    rest: restOf('tratos'),
    label: 'Tratos',
    singular: 'un trato',
    icon: () => null,
    fields: { ...fields, fk_usuario: administrador('Administrador'), fk_vendedor: vendedor('Promotor') },
  });
  const pedro = { id: 20, codigo: 'P-01', nombre: 'Pedro', apellido: 'Vera', fk_usuario: 3 };
  const promotores = restHost(vendedoresRest, [pedro]);
  const { user } = renderApp({
    path: '/auth/tratos/create',
    sections: [...sections, tratos],
    handlers: [
      ...promotores.handlers,
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
    ],
  });

  await user.click(await screen.findByRole('combobox', { name: /^Administrador/ }));
  await user.click(await screen.findByRole('option', { name: 'Luis Zambrano' }));
  await user.click(screen.getByRole('combobox', { name: /^Promotor/ }));
  await screen.findByRole('option', { name: 'P-01 · Pedro Vera' });
  expect(promotores.asked.at(-1)).toMatchObject({ filter: { fk_usuario: 3 } });
});
