import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Title } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sections } from '../../../../src/resources';
import { List } from '../../../../src/ui/list/List';
import { lazy } from '../../../../src/ui/section/lazy';
import { renderApp } from '../../../render';

let fetched: string[];
let isLineDown: boolean;

/** A file of the program, which notes that it was asked for. */
const fileOf = (name: string, Screen = () => <Title title={name} />) =>
  lazy(async () => {
    fetched.push(name);
    if (isLineDown) throw new TypeError('Failed to fetch');

    return { default: Screen };
  });

const withFiles = () =>
  sections.map((section) =>
    section.name === 'gastos'
      ? {
          ...section,
          screens: {
            '': fileOf('Lista', () => <List>{null}</List>),
            create: fileOf('Nuevo'),
            'edit/:id': fileOf('Editar'),
          },
        }
      : section,
  );

const gastos = http.get('*/api/gastos', () =>
  HttpResponse.json([{ id: 3 }], { headers: { 'Content-Range': 'gastos 0-0/1' } }),
);

beforeEach(() => {
  fetched = [];
  isLineDown = false;
});
afterEach(() => vi.unstubAllGlobals());

test('a file that could not be fetched ahead is asked for again when it is opened', async () => {
  const { user } = renderApp({ path: '/auth/dashboard', sections: withFiles(), handlers: [gastos] });
  const entry = await screen.findByRole('link', { name: 'Gastos' });
  isLineDown = true;
  await user.hover(entry);

  isLineDown = false;
  await user.click(entry);

  expect(await screen.findByRole('heading', { level: 1, name: 'Gastos' })).toBeInTheDocument();
});

test('the forms of a list are fetched once its rows stand and nothing else is to do', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();

    return 1;
  });

  renderApp({ path: '/auth/gastos', sections: withFiles(), handlers: [gastos] });

  await waitFor(() => expect(fetched).toEqual(['Lista', 'Editar', 'Nuevo']));
});
