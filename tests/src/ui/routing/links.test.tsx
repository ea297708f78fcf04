import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { lazy } from 'react';
import {
  CreateButton,
  EditButton,
  ListBase,
  RecordsIterator,
  SimpleForm,
  TextInput,
  Title,
} from 'react-admin';
import { expect, test, vi } from 'vitest';
import { sections } from '../../../../src/resources';
import { text } from '../../../../src/ui/fields/field';
import { renderApp } from '../../../render';

const List = () => (
  <>
    <Title title="Sorteos" />
    <ListBase>
      <CreateButton />
      <RecordsIterator render={() => <EditButton />} />
    </ListBase>
  </>
);

const Form = () => (
  <>
    <Title title="Nuevo sorteo" />
    <SimpleForm warnWhenUnsavedChanges>
      <TextInput source="nombre" />
    </SimpleForm>
  </>
);

const withScreens = sections.map((section) =>
  section.name === 'sorteos'
    ? {
        ...section,
        fields: { nombre: text('NOMBRE') },
        screens: {
          '': lazy(async () => ({ default: List })),
          create: lazy(async () => ({ default: Form })),
          'edit/:id': lazy(async () => ({ default: Form })),
        },
      }
    : section,
);

const sorteos = http.get('*/api/sorteos', () =>
  HttpResponse.json([{ id: 3, nombre: 'Lotto' }], { headers: { 'Content-Range': 'sorteos 0-0/1' } }),
);

test("react-admin's own buttons lead to the section's addresses", async () => {
  renderApp({ path: '/auth/configuracion/sorteos', sections: withScreens, handlers: [sorteos] });

  expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
    'href',
    '/auth/configuracion/sorteos/edit/3',
  );
  expect(screen.getByRole('link', { name: 'Nuevo sorteo' })).toHaveAttribute(
    'href',
    '/auth/configuracion/sorteos/create',
  );
});

test('unsaved changes hold the user back until the question is answered', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = renderApp({ path: '/auth/configuracion/sorteos/create', sections: withScreens });

  await user.type(await screen.findByRole('textbox', { name: 'NOMBRE' }), 'Lotto');
  await user.click(screen.getByRole('link', { name: 'Gastos' }));

  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith('Hay cambios sin guardar. ¿Está seguro de abandonarlos?'),
  );
  expect(window.location.pathname).toBe('/auth/configuracion/sorteos/create');
  expect(screen.getByRole('textbox', { name: 'NOMBRE' })).toHaveValue('Lotto');
  confirm.mockRestore();
});
