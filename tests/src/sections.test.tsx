import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RestSection } from '../../contract/rest';
import { nounOf } from '../../src/format/noun';
import { wordText } from '../../src/format/text';
import { sections } from '../../src/resources';
import type { Field } from '../../src/ui/fields/field';
import type { Section } from '../../src/ui/section/Section';
import { catchFiles, namesOfFiles } from '../files';
import { cellsOf, choose, openDays, write } from '../inputs';
import { answerCall, server } from '../msw';
import { recordOf, renderSection } from '../renderSection';
import { refuseWrites } from '../rest';
import { withStyles } from '../styles';

type Row = Record<string, unknown>;
interface Simple extends Section {
  rest: RestSection;
}

const simple = sections.filter((section): section is Simple => section.rest !== undefined);
/** Sections with a generated list. */
const listed = simple.filter(({ name }) => name !== 'premios');
/** Sections with a generated form. */
const formed = simple.filter(({ name }) => !['ventas', 'transferencias', 'premios'].includes(name));
const edited = formed.filter(({ screens = {} }) => 'edit/:id' in screens);
const annulled = edited.filter(({ fields = {} }) => 'motivo_anulacion' in fields);

// A Wednesday in Guayaquil.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-14T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });

  return () => vi.useRealTimers();
});

const fieldsOf = ({ fields = {} }: Simple) => Object.entries(fields) as [string, Field][];
const shownIn = (section: Simple) => fieldsOf(section).filter(([, { list }]) => list !== false);
const headOf = ({ heading, label }: { heading?: string; label: string }) => heading ?? label;
const nounIn = ({ singular = '' }: Simple) => nounOf(singular);
const tableOf = ({ label }: Simple) => screen.findByRole('table', { name: label });
const refuseOnce = (method: 'post' | 'put', path: string, error: string) =>
  http[method](`*/api/${path}`, () => HttpResponse.json({ error }, { status: 422 }), { once: true });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Guardar' }));
const starting = (label: string) => new RegExp(`^${label}( \\*)?$`);

/** A value as a list shows it. */
const textIn = (section: Simple, source: string, row: Row): unknown => {
  const { kind, choices = [], format } = section.fields?.[source] ?? {};
  const value = row[source];
  if (format) return format(value, row);
  const { nombre, apellido, hora_sorteo } = Object(row[source.replace('fk_', '')]);

  switch (kind) {
    case 'money':
      return `$${Number(value).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
    case 'reference':
      return [nombre, apellido ?? hora_sorteo].filter(Boolean).join(' ') || '—';
    case 'choice':
    case 'boolean':
      return choices.find(({ id }) => String(id) === String(value))?.name ?? String(value);
    case 'pictures':
      return '—';
    default:
      return String(value ?? '');
  }
};

describe.each(listed)('the list of $name', (section) => {
  const { rest } = section;
  const isDated = rest.filters.fecha_gte !== undefined;

  test('shows its fields below their heads, by which it is sorted where its host can', async () => {
    const row = recordOf(rest, 1);
    const { user, asked } = renderSection(section, { rows: [row] });
    const table = within(await tableOf(section));
    const [head, ...rows] = table.getAllByRole('row');
    const shown = shownIn(section);

    expect(cellsOf(head).slice(0, shown.length)).toEqual(shown.map(([, field]) => headOf(field)));
    const cells = cellsOf(rows[0]).slice(0, shown.length);
    const given = shown.map(([source]) => (source in row ? textIn(section, source, row) : expect.anything()));
    expect(cells).toEqual(given);
    const order = section.fields && 'fecha' in section.fields ? ['fecha', 'DESC'] : [rest.sort[0], 'ASC'];
    expect(asked[0]).toMatchObject({ range: [0, 24], sort: order });

    const buttons = table.getAllByRole('columnheader').filter((head) => within(head).queryByRole('button'));
    const sortable = shown.filter(([source]) => source === 'id' || rest.sort.includes(source));

    expect(buttons.map(({ textContent }) => textContent)).toEqual(sortable.map(([, field]) => headOf(field)));
    const [source] = sortable.at(-1) ?? [];
    await user.click(within(buttons.at(-1) as HTMLElement).getByRole('button'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: [source, 'ASC'], range: [0, 24] }));
  });

  test('is narrowed by its search and by each of its filters', async () => {
    const { user, asked } = renderSection(section);
    await tableOf(section);
    const narrowing = fieldsOf(section).filter(([, { filter }]) => filter);
    const lastFilter = () => Object(asked.at(-1)?.filter) as Row;

    for (const [source, { kind, label, choices = [] }] of narrowing) {
      if (kind === 'day') continue;
      const choice = choices.at(-1);
      if (kind === 'reference') await user.click(await screen.findByRole('combobox', { name: label }));
      const option = choice ?? { id: 0, name: (await screen.findAllByRole('option'))[0]?.textContent ?? '' };
      if (kind === 'reference') await user.click(screen.getByRole('option', { name: option.name }));
      else await choose(user, label, option.name);
      await waitFor(() => expect(lastFilter()).toHaveProperty(source, choice?.id ?? expect.any(Number)));
    }
    await user.type(screen.getByPlaceholderText('Buscar'), 'luz');
    await waitFor(() => expect(lastFilter()).toMatchObject({ q: 'luz' }));
    if (isDated) {
      await openDays(user);
      await write('Desde', '2026-10-01');
      await waitFor(() => expect(lastFilter()).toMatchObject({ fecha_gte: '2026-10-01', q: 'luz' }));
    }
  });

  test('that cannot be read says why, and on Reintentar that there is nothing', async () => {
    let isDown = true;
    const { user } = renderSection(section, { rows: [] });
    server.use(
      http.get(`*/api/${section.name}`, () =>
        isDown ? HttpResponse.json({ error: 'La base de datos descansa' }, { status: 500 }) : undefined,
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos descansa');

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByText(/^(Todavía no hay|No hay) /)).toBeVisible();
  });

  test('is exported as it stands, with exact amounts and names', async () => {
    withStyles();
    const files = catchFiles();
    const row = recordOf(rest, 1);
    const { user, asked } = renderSection(section, { rows: [row] });
    await tableOf(section);
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));

    await expect.poll(() => files.length).toBe(1);
    const [heads, cells = ''] = ((await files[0]?.text()) ?? '').split('\r\n');
    const shown = shownIn(section);
    expect(heads?.split(';')).toEqual(shown.map(([, field]) => headOf(field).toUpperCase()));
    for (const [index, [source, { kind }]] of shown.entries()) {
      if (!(source in row) || kind === 'number' || kind === 'percent') continue;
      const text = kind === 'money' ? String(row[source]).replace('.', ',') : textIn(section, source, row);
      expect(cells.split(';')[index]).toBe(kind === 'pictures' || text === '—' ? '' : text);
    }
    expect(asked.at(-1)).toMatchObject({ range: [0, 999] });
    expect(namesOfFiles()[0]).toMatch(/\.csv$/);
  });
});

/** Writes the n-th sample into the form around, as a person would. */
const fill = async (user: UserEvent, section: Simple, record: Row) => {
  for (const [source, field] of fieldsOf(section)) {
    const { kind, label, form, choices = [], input } = field;
    const value = record[source];
    if (form === false || kind === 'pictures' || source === 'dias' || value === '') continue;
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
    fieldsOf(section)
      .filter(([source, { form, kind }]) => form !== false && kind !== 'pictures' && source !== 'dias')
      .map(([source]) => [source, record[source]]),
  );

/** Numbers as they travel: a form of amounts sends what was written. */
const asTexts = (values: Row) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value ?? '')]));

describe.each(formed)('a new record of $name', (section) => {
  const { rest } = section;

  test('is not sent without what it needs, is kept when it is refused, and once it is made the form is empty again', async () => {
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
    server.use(refuseOnce('post', section.name, 'No se puede hoy'));
    await save(user);
    expect(await screen.findByText('No se puede hoy')).toBeVisible();
    expect(bodies).toEqual([]);
    // The input is kept.
    await save(user);

    const { done } = nounIn(section);
    expect(await screen.findByText(new RegExp(`^${done('cread', '99')}`))).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(asTexts(bodies[0] ?? {})).toMatchObject({ method: 'POST', ...asTexts(ofForm(section, record)) });
    await waitFor(() => expect(screen.getByLabelText(textOf(section)[1])).toHaveValue(''));
  });
});

/** The first text of a form in which anything can be written, and its label. */
const textOf = (section: Simple): [string, RegExp] => {
  const [source = '', field] =
    fieldsOf(section).find(
      ([name, { kind, form, input, inputMode, kept }]) =>
        ['text', 'note'].includes(kind) &&
        ![form === false, input, inputMode, kept, name === 'codigo'].some(Boolean),
    ) ?? [];

  return [source, starting(field?.label ?? '')];
};

const openEdit = async (section: Simple, values: object = {}) => {
  const record = recordOf(section.rest, 1, values);
  const app = renderSection(section, { path: '/edit/1', rows: [record] });

  return { ...app, record };
};

/** Nothing to write in, nothing to press. */
const expectReadOnly = () => {
  for (const name of ['Guardar', 'Anular'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

describe.each(edited)('a record of $name', (section) => {
  const [source, label] = textOf(section);
  const { done, word, the, agree } = nounIn(section);

  test('is changed on the version it was read in, and the next time on the one it got', async () => {
    const { user, bodies, record } = await openEdit(section);
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

  test('that another changed first is told, and keeps what was written', async () => {
    const { user } = await openEdit(section);
    await write(label, 'Mío');
    server.use(...refuseWrites(section.rest, 409, 'Otro usuario modificó este registro'));
    await save(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
    expect(await screen.findByLabelText(label)).toHaveValue('Mío');
  });

  test('of a closed week opens read-only, with the way to who reopens it', async () => {
    const aviso = 'La semana está cerrada. Un súper administrador puede reabrirla.';
    await openEdit(section, { semana_cerrada: { aviso, fk_nomina: 206 } });

    expect(await screen.findByText(new RegExp(`^${aviso}`))).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ver la planilla' })).toHaveAttribute(
      'href',
      '/auth/nomina/planilla/206',
    );
    expectReadOnly();
  });

  test('has a history in the words of its fields', async () => {
    const { user } = await openEdit(section);
    server.use(
      answerCall(section.rest.calls.history, [
        {
          ...{ id: 2, fecha: '2026-10-13T20:05:00Z', usuario: { nombre: 'Rosa', apellido: 'Mera' } },
          ...{
            accion: 'modificación',
            motivo: '',
            cambios: [{ campo: source, antes: 'Luz', despues: 'Agua' }],
          },
        },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Historial' }));
    const step = within(await screen.findByRole('list', { name: 'Historial' }));

    expect(step.getByText('Rosa Mera · 2026-10-13 15:05')).toBeVisible();
    expect(step.getByText(`${section.fields?.[source]?.label}: Luz → Agua`)).toBeVisible();
  });

  test.skipIf(!annulled.includes(section))(
    'is annulled with a motivo, which a refusal keeps, and is read-only from then on',
    async () => {
      const { user, bodies } = await openEdit(section);
      await user.click(await screen.findByRole('button', { name: 'Anular' }));
      const dialog = within(await screen.findByRole('dialog'));
      const send = () => user.click(dialog.getByRole('button', { name: `Anular ${word}` }));
      await send();
      expect(await dialog.findByText('Escriba el motivo de la anulación')).toBeVisible();
      expect(bodies).toEqual([]);

      server.use(refuseOnce('put', `${section.name}/1`, 'Espere'));
      await user.type(dialog.getByLabelText('Motivo de la anulación'), 'Repetido');
      await send();
      expect(await dialog.findByRole('alert')).toHaveTextContent('Espere');
      expect(dialog.getByLabelText('Motivo de la anulación')).toHaveValue('Repetido');
      await send();

      expect(await screen.findByText(done('anulad'))).toBeVisible();
      expect(bodies).toMatchObject([
        { method: 'PUT', version: 1, estado: 'X', motivo_anulacion: 'Repetido' },
      ]);
      expect(await screen.findByText(`${the} está ${agree('anulad')}`)).toBeVisible();
      expect(screen.getByText('Motivo: Repetido')).toBeVisible();
      expectReadOnly();
    },
  );
});

test.each(simple.filter(({ fields = {} }) => 'motivo_anulacion' in fields))(
  'what is annulled of $name says so in its list, crossed out',
  async (section) => {
    withStyles();
    const estado = section.name === 'premios' ? 'ANULADO' : 'X';
    const gone = { ...recordOf(section.rest, 2), estado, motivo_anulacion: 'Repetido' };
    renderSection(section, { rows: [recordOf(section.rest, 1), gone] });
    const [head, inForce, annulledRow] = within(await tableOf(section)).getAllByRole('row');
    const at = cellsOf(head).indexOf('Estado');
    const word = section.fields?.estado?.choices?.find(({ id }) => id === estado)?.name ?? wordText(estado);

    expect(cellsOf(annulledRow)[at]).toBe(word);
    expect(within(annulledRow as HTMLElement).getAllByRole('cell')[1]).toHaveStyle(
      'text-decoration: line-through',
    );
    expect(within(inForce as HTMLElement).getAllByRole('cell')[1]).not.toHaveStyle(
      'text-decoration: line-through',
    );
  },
);
