import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { alikeCall } from '../../../contract/parecidos';
import type { RestSection } from '../../../contract/rest';
import { nounOf } from '../../../src/format/noun';
import { sections } from '../../../src/resources';
import { prestamos } from '../../../src/resources/prestamos';
import type { Section } from '../../../src/section/Section';
import { save } from '../../support/inputs';
import { setMedia } from '../../support/layout/media';
import { answerCall } from '../../support/msw';
import { recordOf, renderSection } from '../../support/renderSection';
import { gastos, gastosRest } from '../../support/sampleSection';

interface Simple extends Section {
  rest: RestSection;
}

/** The form of a new venta shows the ventas of its day. */
const formed = sections.filter(
  (section): section is Simple =>
    section.rest !== undefined && 'create' in section.screens && section.name !== 'ventas',
);

const LOCAL = { api_local: true };
const ROOM = 'min-width:1200px';
const open = (section: Section, options: Parameters<typeof renderSection>[1] = {}) =>
  renderSection(section, { path: '/create', profile: LOCAL, ...options });
const guardar = () => screen.findByRole('button', { name: 'Guardar' });

describe('where there is room', () => {
  beforeEach(() => setMedia(ROOM));

  test.each(formed)('[L7] the last records of $name stand beside the form of a new one', async (section) => {
    const { rest, singular = '' } = section;
    const { asked } = open(section, { rows: [recordOf(rest, 1), recordOf(rest, 2)] });
    const { agree, many } = nounOf(singular);

    const aside = within(await screen.findByRole('complementary', { name: `${agree('Últim')}s ${many}` }));
    await waitFor(() => expect(aside.getAllByRole('listitem')).toHaveLength(2));
    expect(aside.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContain('');
    expect(asked.filter(({ range }) => String(range) === '0,4')).toEqual([
      expect.objectContaining({ sort: ['id', 'DESC'] }),
    ]);
    const links = aside.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const path = `/auth/${section.path ?? section.name}/edit`;
    expect(links).toEqual('edit/:id' in section.screens ? [`${path}/1`, `${path}/2`] : []);
  });

  test('[L7] each has its title, its day and its amount', async () => {
    const gasto = recordOf(gastosRest, 1, {
      descripcion: 'Taxi a la agencia',
      fecha: '2026-11-19',
      valor: '45.50',
    });
    open(gastos, { rows: [gasto] });

    const link = await screen.findByRole('link', { name: 'Taxi a la agencia' });
    expect(link.closest('li')).toHaveTextContent(/^Taxi a la agencia\$46 ?2026-11-19$/);
  });

  test('[L7] they are those that the list starts with, so no annulled ones', async () => {
    const { asked } = open(prestamos);
    await screen.findByRole('complementary', { name: 'Últimos préstamos' });

    expect(asked).toContainEqual({ filter: { estado: 'A' }, sort: ['id', 'DESC'], range: [0, 4] });
  });

  test('[L7] they are read again after a save', async () => {
    const gasto = { fk_usuario: 3, tipo: 'servicios', descripcion: 'Luz', valor: 2000 };
    const { user, asked, bodies } = open(gastos, {
      path: `/create?source=${JSON.stringify(gasto)}`,
      handlers: [answerCall(alikeCall(gastosRest), { parecido: null })],
    });
    const times = () => asked.filter(({ range }) => String(range) === '0,4').length;
    await screen.findByRole('complementary', { name: 'Últimos gastos' });
    await waitFor(() => expect(times()).toBe(1));
    await save(user);

    await waitFor(() => expect(bodies).toMatchObject([{ descripcion: 'Luz' }]));
    await waitFor(() => expect(times()).toBeGreaterThan(1));
  });

  test('[L7] they come after Guardar for the keyboard', async () => {
    const { user } = open(gastos);
    await screen.findByRole('complementary', { name: 'Últimos gastos' });
    const [first] = await within(screen.getByRole('complementary', { name: 'Últimos gastos' })).findAllByRole(
      'link',
    );
    (await guardar()).focus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveFocus();
    await user.tab();

    expect(first).toHaveFocus();
  });

  test.each([
    ['there are none', () => HttpResponse.json([], { headers: { 'Content-Range': 'gastos */0' } })],
    ['they cannot be read', () => HttpResponse.json({ error: 'No se pudo' }, { status: 500 })],
  ])('[L7] nothing stands there if %s, and the form works', async (_when, answer) => {
    open(gastos, { handlers: [http.get('*/api/gastos', answer)] });

    expect(await guardar()).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[L7] another host is not asked', async () => {
    const { asked } = open(gastos, { profile: {} });
    await guardar();

    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

test('[L7] without room they are neither shown nor asked for', async () => {
  setMedia();
  const { asked } = open(gastos);
  await guardar();

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
