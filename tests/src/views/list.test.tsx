import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { Datagrid, TextField } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { depositosRest } from '../../../contract/depositos';
import { defineSection } from '../../../src/resources/defineSection';
import { depositos } from '../../../src/resources/depositos';
import { SelectInput } from '../../../src/ui/inputs/SelectInput';
import { DataTable } from '../../../src/ui/table/DataTable';
import { List } from '../../../src/views/List';
import { startAt } from '../../support/clock';
import { catchFiles } from '../../support/files';
import { cellsOf, daysShown, dialogIsClosed, exportCsv, openFilters, rowsOf } from '../../support/inputs';
import { setMedia } from '../../support/layout/media';
import { server } from '../../support/msw';
import { recordOf, renderSection } from '../../support/renderSection';
import { gastos, gastosRest } from '../../support/sampleSection';
import { withStyles } from '../../support/styles';

startAt('2026-11-19T15:00:00Z');

const openOld = async () => {
  const app = renderSection(gastos, { rows: [recordOf(gastosRest, 1, { fecha: '2020-11-18' })] });
  await screen.findByRole('table');
  server.use(
    http.get('*/api/gastos', ({ request }) =>
      /fecha_gte.*"q"|"q".*fecha_gte/.test(new URL(request.url).searchParams.get('filter') ?? '')
        ? HttpResponse.json([], { headers: { 'Content-Range': 'gastos */0' } })
        : undefined,
    ),
  );

  return app;
};
const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value } });
const filterOfAddress = () => new URLSearchParams(window.location.search).get('filter');

test('a search keeps the dates, and offers to search on all days @long', async () => {
  const { user, asked } = await openOld();
  search('luz');
  const everywhere = await screen.findByRole('button', { name: 'Buscar en todas las fechas' });
  expect(screen.getByText(/^No hay gastos con estos filtros/)).toBeVisible();
  expect(filterOfAddress()).toBe(
    JSON.stringify({ fecha_gte: '2026-10-21', fecha_lte: '2026-11-19', estado: 'A', q: 'luz' }),
  );

  await user.click(everywhere);
  expect(await screen.findByRole('table')).toHaveTextContent('2020-11-18');
  expect(asked.at(-1)?.filter).toEqual({ q: 'luz', estado: 'A' });
  expect(daysShown()).toBe('Todas las fechas');
  search('');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ estado: 'A' }));
});

test('Quitar los filtros keeps the search @long', async () => {
  const { user } = await openOld();
  search('luz');
  await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));

  await waitFor(() => expect(filterOfAddress()).toBe('{"q":"luz"}'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).not.toBeInTheDocument(),
  );
});

test('a list of own rows has no Administrador and no checkboxes, and its columns can be ordered by keyboard', async () => {
  const { user } = renderSection(gastos, { role: 'administrador' });
  await screen.findByRole('table');
  // An open dialog hides the table from queries by role.
  const heads = () => cellsOf(screen.getAllByRole('row', { hidden: true })[0]);
  expect(heads()).toEqual(['Id', 'Fecha', 'Tipo', 'Descripción', 'Valor', 'Comprobante']);
  expect(screen.queryByRole('combobox', { name: 'Administrador' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  const fecha = () => screen.getByLabelText('Fecha', { selector: '[role=switch]' });
  fecha().focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowRight}{/Alt}');

  expect(heads().slice(0, 3)).toEqual(['Fecha', 'Id', 'Tipo']);
  expect(fecha()).toHaveFocus();
});

test('[D3] an export has the columns of the screen, in their order, and offers all fields', async () => {
  const { user } = renderSection(gastos, { rows: [recordOf(gastosRest, 1)] });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  const column = (name: string) => screen.getByLabelText(name, { selector: '[role=switch]' });
  column('Fecha').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(column('Tipo'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const [shown] = await exportCsv(user);
  expect(shown).toBe('FECHA;ID;ADMINISTRADOR;DESCRIPCIÓN;VALOR;COMPROBANTE');
  const [all] = await exportCsv(user, 'CSV con todos los campos');
  expect(all?.split(';').sort()).toEqual(
    [
      'ID',
      'FECHA',
      'ADMINISTRADOR',
      'TIPO',
      'DESCRIPCIÓN',
      'VALOR',
      'FORMA DE PAGO',
      'COMPROBANTE',
      'ESTADO',
      'MOTIVO DE LA ANULACIÓN',
    ].sort(),
  );
});

test('[D3] on a phone the columns in the menu of a card are exported too', async () => {
  setMedia('max-width');
  const { user } = renderSection(depositos, { rows: [recordOf(depositosRest, 1)] });
  await screen.findByRole('table');

  expect((await exportCsv(user))[0]).toMatch(/ESTADO;COMPROBANTE$/);
});

test('[D3] a list with a table of react-admin exports the columns of its declaration', async () => {
  const OwnList = () => (
    <List>
      <Datagrid>
        <TextField source="descripcion" />
      </Datagrid>
    </List>
  );
  const { label, icon } = gastos;
  const screens = { list: async () => ({ default: OwnList }) };
  const list = ['id', 'valor'] as const;
  const { user } = renderSection(defineSection(gastosRest, { label, icon, list, screens }));
  await screen.findByRole('table');

  expect((await exportCsv(user))[0]).toBe('ID;VALOR');
});

describe("[D2] a section's own list", () => {
  const openOwn = (filters?: ReactElement[]) => {
    const OwnList = () => (
      <List filters={filters}>
        <DataTable>
          <DataTable.Col source="valor" />
        </DataTable>
      </List>
    );
    const { label, icon } = gastos;
    const views = { filters: ['q', 'fecha', 'tipo', { estado: 'A' }] } as const;
    const screens = { list: async () => ({ default: OwnList }) };

    return renderSection(defineSection(gastosRest, { label, icon, ...views, screens }));
  };

  test('has the declared filters, their first values and the order', async () => {
    const { asked } = openOwn();
    await screen.findByRole('table');
    expect(asked[0]).toMatchObject({
      filter: { fecha_gte: '2026-10-21', fecha_lte: '2026-11-19', estado: 'A' },
      sort: ['fecha', 'DESC'],
    });

    expect(daysShown()).toBe('Últimos 30 días');
    expect(screen.getByPlaceholderText('Buscar')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Tipo' })).toBeVisible();
  });

  test('keeps the first values of the filters that it names', async () => {
    const { asked } = openOwn([<SelectInput key="estado" source="estado" alwaysOn />]);
    await screen.findByRole('table');

    expect(asked[0]?.filter).toEqual({ estado: 'A' });
  });

  test.each([
    ['desktop', []],
    ['phone', ['599.95']],
  ])(
    'opens its records by its first column on a %s, though it shows neither id nor title',
    async (_, media) => {
      setMedia(...media);
      openOwn();
      const table = await screen.findByRole('table');

      expect(within(table).getByRole('link', { name: '$9' })).toHaveAttribute('href', '/auth/gastos/edit/1');
    },
  );
});

test('[Y2] below a desktop + stands above the list and floats over no figure', async () => {
  withStyles();
  setMedia('899.95');
  renderSection(gastos);

  expect(await screen.findByRole('link', { name: 'Nuevo gasto' })).toHaveStyle({ position: 'static' });
});

test('an export reads all pages of a list, and a failed one shows why', async () => {
  const files = catchFiles();
  const TOTAL = 1_500;
  const answer = ({ request }: { request: Request }) => {
    const [from, to] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0,0]');
    const rows = Array.from({ length: Math.min(to + 1, TOTAL) - from }, (_, n) => ({
      ...recordOf(gastosRest),
      id: from + n + 1,
    }));

    return HttpResponse.json(rows, { headers: { 'Content-Range': `gastos ${from}-${to}/${TOTAL}` } });
  };
  const { user } = renderSection(gastos, { handlers: [http.get('*/api/gastos', answer)] });
  const save = async () => {
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  };
  await screen.findByText('1–25 de 1,500');
  await save();
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(TOTAL + 1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled());

  server.use(http.get('*/api/gastos', () => HttpResponse.json({ error: 'No responde' }, { status: 503 })));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!No responde');
});

test('a list shows its age and can be reloaded; if that fails, the age stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { user, asked } = renderSection(gastos);
  expect(await screen.findByText('Actualizado hace unos segundos')).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('Actualizado hace 5 minutos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText('Actualizado hace unos segundos')).toBeInTheDocument();
  expect(asked).toHaveLength(2);

  act(() => void vi.advanceTimersByTime(5 * 60_000));
  server.use(http.get('*/api/gastos', () => HttpResponse.json({ error: 'No responde' }, { status: 503 })));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No responde');
  expect(screen.getByText('Actualizado hace 5 minutos')).toBeInTheDocument();
});

test('[M9] TOTAL says what it leaves out, and what may not be added has a TOTAL each', async () => {
  const answer = (name: string, row: object, headers: Record<string, string>) =>
    http.get(`*/api/${name}`, () =>
      HttpResponse.json([row], { headers: { 'Content-Range': `${name} 0-0/1`, ...headers } }),
    );
  renderSection(depositos, {
    handlers: [
      answer('depositos', recordOf(depositosRest), {
        'X-Sums': JSON.stringify({ valor: { RECIBIR: '10.00', ENTREGAR: '7.00' } }),
        'X-Left-Out': JSON.stringify({ P: 3, R: 1 }),
      }),
    ],
  });

  const rows = await rowsOf('Solicitudes depositos');
  const [came, went] = rows.slice(-2);
  expect(came).toEqual(expect.arrayContaining(['TOTAL RECIBIR sin 3 pendientes, 1 rechazado', '$10']));
  expect(went).toEqual(expect.arrayContaining(['TOTAL ENTREGAR', '$7']));
});

test.each([
  ['a desktop', ''],
  ['a phone', 'max-width'],
])('[U28] on %s the last column cannot be switched off', async (_, media) => {
  if (media) setMedia(media);
  const { user } = renderSection(gastos);
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  const switches = () => screen.getAllByRole<HTMLInputElement>('switch');
  for (const one of switches()) if (!one.disabled) await user.click(one);

  const left = switches().filter(({ checked }) => checked);
  expect(left).toHaveLength(1);
  expect(left[0]).toBeDisabled();
  await user.click(switches().find(({ checked }) => !checked) as HTMLElement);
  for (const one of switches()) expect(one).toBeEnabled();
});

describe('[U44] saved filters', () => {
  const openSaved = async (path = '?filter={"tipo":"otros"}') => {
    const app = renderSection(gastos, { path });
    await screen.findByRole('table');

    return app;
  };
  const menu = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Filtros guardados' }));

    return within(await screen.findByRole('dialog', { name: 'Filtros guardados' }));
  };
  const named = async (user: UserEvent, name: string) => {
    const dialog = await menu(user);
    await user.type(dialog.getByLabelText('Nombre de los filtros'), name);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));

    return dialog;
  };

  test('are named, chosen and removed @ci', async () => {
    const { user, asked } = await openSaved();
    const dialog = await named(user, 'Otros gastos');
    expect(await dialog.findByRole('button', { name: 'Otros gastos' })).toBeVisible();
    await user.keyboard('{Escape}');
    await dialogIsClosed();
    search('luz');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ tipo: 'otros', q: 'luz' }));

    await user.click((await menu(user)).getByRole('button', { name: 'Otros gastos' }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ tipo: 'otros' }));
    const again = await menu(user);
    await user.click(again.getByRole('button', { name: 'Borrar los filtros «Otros gastos»' }));
    expect(again.queryByRole('button', { name: 'Otros gastos' })).not.toBeInTheDocument();
  });

  test('with a name that stands already replace the older ones @ci', async () => {
    const { user } = await openSaved();
    await named(user, 'Míos');
    await user.keyboard('{Escape}');
    await dialogIsClosed();
    const dialog = await named(user, 'Míos');

    expect(await dialog.findAllByRole('button', { name: 'Míos' })).toHaveLength(1);
  });

  test('are in the sheet of filters on a phone', async () => {
    setMedia('max-width');
    const { user } = await openSaved();
    const sheet = within(await openFilters(user));

    expect(sheet.getByLabelText('Nombre de los filtros')).toBeVisible();
  });
});
