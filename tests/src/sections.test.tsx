import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { RestSection } from '../../contract/rest';
import { nounOf } from '../../src/format/noun';
import { sections } from '../../src/resources';
import type { ShownField } from '../../src/section/field';
import type { Section } from '../../src/section/Section';
import { startAt } from '../support/clock';
import { namesOfFiles } from '../support/files';
import { cellsOf, choose, exportCsv, openDays, save, startAnnulling, write } from '../support/inputs';
import { server } from '../support/msw';
import { recordOf, renderSection } from '../support/renderSection';
import { refuseWrites } from '../support/rest';
import { GONE, SECTION_ROWS, STOCK_LISTS } from '../support/sectionRows';
import { sectionsOf } from '../support/sectionsOf';
import { withStyles } from '../support/styles';

type Row = Record<string, unknown>;
interface Simple extends Section {
  rest: RestSection;
}

const simple = sections.filter((section): section is Simple => section.rest !== undefined);
const listed = simple.filter(({ name }) => name !== 'premios' && !STOCK_LISTS.includes(name));
const formed = simple.filter(({ name }) => !['ventas', 'transferencias', 'premios'].includes(name));
/** The record of a solicitud has no form. */
const edited = formed.filter(({ name, screens = {} }) => 'edit/:id' in screens && name !== 'depositos');
const gastos = edited.find(({ name }) => name === 'gastos') as Simple;

startAt('2026-10-14T15:00:00Z');

const named = ({ fields = {} }: Simple, names: readonly string[] = []) =>
  names.flatMap((name): [string, ShownField][] => (fields[name] ? [[name, fields[name]]] : []));
const shownIn = (section: Simple) => named(section, section.list);
const inputsOf = (section: Simple) => named(section, section.form);
const headOf = ({ heading, label }: { heading?: string; label: string }) => heading ?? label;
const nounIn = ({ singular = '' }: Simple) => nounOf(singular);
/** A table without this name is none of ours: no reason to wait for long. */
const tableOf = async ({ label }: Simple) => {
  await screen.findAllByRole('table');

  return screen.findByRole('table', { name: label }, { timeout: 1_000 });
};
/** Without the boxes that select a row. */
const columnsOf = (row: HTMLElement) => cellsOf(row).slice(row.querySelector('[type="checkbox"]') ? 1 : 0);
const starting = (label: string) => new RegExp(`^${label}( \\*)?$`);

const DECLARED = 'a list of its own has the columns that `list` in the index.ts of its section names';
const SAID = 'a changed list has a changed row in tests/support/sectionRows.ts';

describe.each(sectionsOf(listed, 'gastos', 'transferencias'))('the list of $name', (section) => {
  const { rest } = section;

  test('shows its fields under their headings, exports exact values, and sorts by all columns of its host', async () => {
    const { user, asked } = renderSection(section, { rows: [recordOf(rest, 1)] });
    const table = within(await tableOf(section));
    const [heads = [], cells = []] = table.getAllByRole('row').map(columnsOf);
    const shown = shownIn(section);
    const order = 'fecha' in rest.fields ? ['fecha', 'DESC'] : [rest.sort[0], 'ASC'];
    expect(asked[0]).toMatchObject({ range: [0, 24], sort: order });

    const [names = '', values = ''] = await exportCsv(user);
    const columns = shown.map(([, field]) => headOf(field));
    expect(heads.slice(0, shown.length), DECLARED).toEqual(columns);
    expect(names.split(';')).toEqual(columns.map((name) => name.toUpperCase()));
    // The message of a failure names the section and the column.
    const seen = columns.map((name, at): [string, (string | null | undefined)[]] => [
      `${section.name}: ${name}`,
      [cells[at], values.split(';')[at]],
    ]);
    const said = Object.entries(SECTION_ROWS[section.name] ?? {});
    if (said.length > 0)
      expect(Object.fromEntries(seen), SAID).toEqual(
        Object.fromEntries(said.map(([name, texts]) => [`${section.name}: ${name}`, texts])),
      );
    // A new section: every cell shows something.
    expect(seen.filter(([, [text]]) => text === '')).toEqual([]);
    expect(asked.at(-1)).toMatchObject({ range: [0, 999] });
    expect(namesOfFiles()[0]).toMatch(/\.csv$/);

    const buttons = table.getAllByRole('columnheader').filter((one) => within(one).queryByRole('button'));
    const sortable = shown.filter(([source]) => source === 'id' || rest.sort.includes(source));
    expect(buttons.map(({ textContent }) => textContent)).toEqual(sortable.map(([, field]) => headOf(field)));
    const [source] = sortable.at(-1) ?? [];
    await user.click(within(buttons.at(-1) as HTMLElement).getByRole('button'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: [source, 'ASC'], range: [0, 24] }));
  });

  // Each list has one of the two.
  test.each([listed.indexOf(section) % 2 === 0 ? '2000' : '-5'])(
    '[U20] opens with the nearest size, the first page and its own order at an address with perPage=%s',
    async (perPage) => {
      const path = `?perPage=${perPage}&page=0&sort=nada&order=ARRIBA&filter=todo&displayedFilters=[`;
      const { asked } = renderSection(section, { path, rows: [recordOf(rest, 1)] });
      await tableOf(section);
      const order = 'fecha' in rest.fields ? ['fecha', 'DESC'] : [rest.sort[0], 'ASC'];

      const last = perPage === '2000' ? 99 : 24;
      expect(asked).toEqual([expect.objectContaining({ range: [0, last], sort: order })]);
    },
  );

  test('[U45] says that there are none, not that filters hide them, before a filter is chosen', async () => {
    renderSection(section, { rows: [] });
    const isDated = section.filters?.some(({ source, value }) => source === 'fecha' && value === undefined);
    const { many } = nounIn(section);

    expect(
      await screen.findByText(isDated ? `No hay ${many} en estas fechas` : `No hay ${many}`),
    ).toBeVisible();
  });

  test('has a search and filters, and marks annulled records @ci', async () => {
    const gone = { ...recordOf(rest, 1), estado: 'X', motivo_anulacion: 'Repetido' };
    const { user, asked } = renderSection(section, { rows: [gone] });
    const [head, row] = within(await tableOf(section))
      .getAllByRole('row')
      .map(cellsOf);
    if ('motivo_anulacion' in rest.fields)
      expect(row?.[head?.indexOf('Estado') ?? 0]).toBe(GONE[section.name] ?? 'Anulado');

    const filter: Row = { q: 'luz' };
    const filters = section.filters?.map(({ source }) => source);
    for (const [source, { kind, label, choices = [] }] of named(section, filters)) {
      if (kind === 'day') continue;
      await user.click(await screen.findByRole('combobox', { name: label }));
      const options = await screen.findAllByRole('option');
      const choice = choices.at(-1);
      await user.click(
        options.find((one) => one.textContent === choice?.name) ?? (options[0] as HTMLElement),
      );
      filter[source] = choice?.id ?? expect.any(Number);
    }
    if ('fecha_gte' in rest.filters) {
      await openDays(user);
      await write('Desde', '2026-10-01');
      filter.fecha_gte = '2026-10-01';
    }
    fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value: filter.q } });
    await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject(filter));
  });
});

test('[SPEC 8.2] a list that cannot be read shows the error of its host, and Reintentar loads it', async () => {
  const { user } = renderSection(gastos, { rows: [] });
  const body = { error: 'La base de datos descansa' };
  server.use(http.get('*/api/gastos', () => HttpResponse.json(body, { status: 500 }), { once: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!La base de datos descansa');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('No hay gastos en estas fechas')).toBeVisible();
});

const fill = async (user: UserEvent, section: Simple, record: Row) => {
  for (const [source, field] of inputsOf(section)) {
    const { kind, label, choices = [], input } = field;
    const value = record[source];
    if (kind === 'pictures' || source === 'dias' || value === '') continue;
    if (kind === 'reference') await choose(user, starting(label), optionOf(source, record));
    else if (choices.length > 0 && !input)
      await choose(user, starting(label), choices.find(({ id }) => String(id) === String(value))?.name ?? '');
    else await write(starting(label), String(value));
  }
};

const optionOf = (source: string, record: Row): string => {
  const { nombre, apellido, codigo, hora_sorteo } = Object(record[source.replace('fk_', '')]);

  return [codigo, [nombre, apellido ?? hora_sorteo].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
};

const ofForm = (section: Simple, record: Row) =>
  Object.fromEntries(
    inputsOf(section)
      .filter(([source, { kind }]) => kind !== 'pictures' && source !== 'dias')
      .map(([source]) => [source, record[source]]),
  );

const asTexts = (values: Row) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value ?? '')]));

describe.each(sectionsOf(formed, 'vendedores', 'prestamos'))('a new record of $name', (section) => {
  const { rest } = section;

  test('[U16] [U22] has no input whose value the wheel or an arrow changes, or whose hours depend on the language', async () => {
    renderSection(section, { path: '/create' });
    await screen.findByRole('button', { name: 'Guardar' });

    expect(document.querySelectorAll('input[type=number], input[type=time]')).toHaveLength(0);
  });

  test('is not sent without its required fields, and the form is empty after saving', async () => {
    const { user, bodies } = renderSection(section, { path: '/create' });
    const record = recordOf(rest, 1);
    const required = () => document.querySelectorAll('[aria-invalid=true]');
    await screen.findByRole('button', { name: 'Guardar' });
    await save(user);
    await waitFor(() => expect(required().length).toBeGreaterThan(0));
    expect(required()[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(bodies).toEqual([]);

    await fill(user, section, record);
    await save(user);
    const { done } = nounIn(section);
    expect(await screen.findByText(new RegExp(`^${done('cread', '99')}`))).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(asTexts(bodies[0] ?? {})).toMatchObject({ method: 'POST', ...asTexts(ofForm(section, record)) });
    await waitFor(() => expect(screen.getByLabelText(textOf(section)[1])).toHaveValue(''));
  });
});

const referring = formed.flatMap((section) => {
  const [source, field] =
    inputsOf(section).find(([, { kind, input }]) => kind === 'reference' && !input) ?? [];

  return source && field ? [{ name: section.name, section, source, label: field.label }] : [];
});

test.each(sectionsOf(referring, 'ingresos'))(
  '[U17] a click into the chosen $label of a new record of $name selects it, and Enter on a text without match stays there',
  async ({ section, source, label }) => {
    const { user, bodies } = renderSection(section, { path: '/create' });
    const input = await screen.findByRole<HTMLInputElement>('combobox', { name: starting(label) });
    await choose(user, starting(label), optionOf(source, recordOf(section.rest, 1)));
    await user.click(input);
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(input.value);
    expect(input.value).not.toBe('');

    await user.keyboard('zzz{Enter}');
    expect(input).toHaveValue('zzz');
    expect(input).toHaveFocus();
    expect(bodies).toEqual([]);
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  },
);

const textOf = (section: Simple): [string, RegExp] => {
  const [source = '', field] =
    inputsOf(section).find(
      ([name, { kind, input, inputMode }]) =>
        ['text', 'note'].includes(kind) &&
        ![input, inputMode, section.keeps?.includes(name), name === 'codigo'].some(Boolean),
    ) ?? [];

  return [source, starting(field?.label ?? '')];
};

const openEdit = (section: Simple, values: object = {}, role?: string) => {
  const record = recordOf(section.rest, 1, values);

  return { ...renderSection(section, { path: '/edit/1', rows: [record], role }), record };
};

const expectReadOnly = () => {
  for (const name of ['Guardar', 'Anular', 'Acciones'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

describe.each(sectionsOf(edited, 'sorteos', 'ingresos'))('a record of $name', (section) => {
  const [source, label] = textOf(section);
  const { done } = nounIn(section);

  test('is saved with the version it was read in, then with the version of the answer', async () => {
    const { user, bodies, record } = openEdit(section);
    await write(label, 'Primero');
    await save(user);
    expect(await screen.findByText(done('actualizad'))).toBeVisible();
    const { version, [source]: _, ...kept } = ofForm(section, record);
    expect(asTexts(bodies[0] ?? {})).toMatchObject({
      method: 'PUT',
      ...asTexts(kept),
      [source]: 'Primero',
      version: '1',
    });

    await write(label, 'Segundo');
    await save(user);
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ [source]: 'Segundo', version: 2 }));
  });
});

const annullable = edited.filter(({ rest }) => 'motivo_anulacion' in rest.fields);

test.each(sectionsOf(annullable, 'prestamos'))(
  'a record of $name is annulled with a motivo and then read-only',
  async (section) => {
    const { done, word, the, agree } = nounIn(section);
    const { user, bodies } = openEdit(section);
    await startAnnulling(user);
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: `Anular ${word}` }));
    await send();
    expect(await dialog.findByText('Escriba el motivo de la anulación')).toBeVisible();
    expect(bodies).toEqual([]);
    await write('Motivo de la anulación', 'Repetido');
    await send();

    expect(await screen.findByText(done('anulad'))).toBeVisible();
    expect(bodies).toMatchObject([{ method: 'PUT', version: 1, estado: 'X', motivo_anulacion: 'Repetido' }]);
    expect(await screen.findByText(`${the} está ${agree('anulad')}`)).toBeVisible();
    expect(screen.getByText('Motivo: Repetido')).toBeVisible();
    expectReadOnly();
  },
);

test('an annulled record is struck out in its list and marked in exports; its screen shows user, time and data @long', async () => {
  withStyles();
  const annulled = {
    descripcion: 'Luz',
    comprobante: 'comprobantes/luz.png',
    estado: 'X',
    motivo_anulacion: 'Repetido',
    anulado_por: { id: 1, nombre: 'Ana', apellido: 'Paredes' },
    fecha_actualizacion: '2026-10-14T19:32:00Z',
  };
  const rows = [recordOf(gastos.rest, 1, annulled), recordOf(gastos.rest, 2, { descripcion: 'Agua' })];
  const { user } = renderSection(gastos, { rows });
  const struck = { textDecoration: 'line-through' };
  expect(await screen.findByRole('cell', { name: 'Luz' })).toHaveStyle(struck);
  expect(screen.getByRole('cell', { name: 'Agua' })).not.toHaveStyle(struck);

  const [heads, ...lines] = await exportCsv(user);
  expect(heads?.split(';')).toContain('ESTADO');
  expect([lines[0], lines[1]]).toEqual([
    expect.stringContaining('Anulado'),
    expect.stringContaining('Vigente'),
  ]);

  await user.click(screen.getByRole('link', { name: '1' }));
  expect(await screen.findByText('Anulado por Ana Paredes el 2026-10-14 14:32')).toBeVisible();
  expect(screen.getByText('Luz')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Comprobante 1' })).toHaveAttribute('src', '/comprobantes/luz.png');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a record that another user changed first shows an error and keeps the input', async () => {
  const { user } = openEdit(gastos);
  await write(/^Descripción/, 'Mío');
  server.use(...refuseWrites(gastos.rest, 409, 'Otro usuario modificó este registro', 'outdated'));
  await save(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(await screen.findByLabelText(/^Descripción/)).toHaveValue('Mío');
});

test.each([
  ['superadministrador', 'Usted puede reabrirla al pie de su planilla.'],
  ['administrador', 'Un súper administrador puede reabrirla.'],
])(
  'a record of a closed week opens read-only, with a link to its nomina and who may reopen it, for a %s',
  async (role, who) => {
    openEdit(gastos, { semana_cerrada: { aviso: 'La semana está cerrada', fk_nomina: 206 } }, role);

    expect(await screen.findByText(new RegExp(`^La semana está cerrada. ${who}`))).toBeVisible();
    const sheet = await screen.findByRole('link', { name: 'Ver la planilla' });
    expect(sheet).toHaveAttribute('href', '/auth/nomina/planilla/206');
    expectReadOnly();
  },
);
