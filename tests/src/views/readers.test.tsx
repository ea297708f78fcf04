import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callGroups } from '../../../contract/calls';
import { gastosRest } from '../../../contract/gastos';
import type { Rol } from '../../../contract/roles';
import { sections } from '../../../src/resources';
import { defineSection } from '../../../src/resources/defineSection';
import { gastos } from '../../../src/resources/gastos';
import type { Section } from '../../../src/section/Section';
import { addRole } from '../../support/newRole';
import { renderApp } from '../../support/render';
import { recordOf, renderSection } from '../../support/renderSection';
import { sectionsOf } from '../../support/sectionsOf';

const known = sections.filter(({ rest, screens }) => rest && 'edit/:id' in screens);

/** The section, open to one more role that may not write. */
const readableBy = (section: Section, rol: Rol): Section => ({
  ...section,
  access: [...section.access, rol],
  rest: section.rest && { ...section.rest, readers: [...section.rest.readers, rol] },
});

/** They change nothing. */
const HARMLESS =
  /^(Historial|Imprimir|Ver|Ampliar|Acciones|Columnas|Exportar|Filtros|Vistas|Actualizar|Quitar)/;

const verbs = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent, ariaLabel, title }) => ariaLabel || textContent || title)
    .filter((name) => !HARMLESS.test(name));

test.each(sectionsOf(known, 'gastos', 'ventas', 'premios', 'prestamos'))(
  '[D7] a role that only reads $name sees a record without an input and without a verb',
  async (section) => {
    const role = addRole();
    const rest = section.rest as NonNullable<Section['rest']>;
    // A draft is open to those who may write.
    const rows = [recordOf(rest, 1, 'B' in (rest.fields.estado?.words ?? {}) ? { estado: 'B' } : {})];
    renderSection(readableBy(section, role), { role, rows, path: '/edit/1' });
    await screen.findByRole('heading', { level: 1, name: /1/ });
    await within(screen.getByRole('main')).findAllByRole('term');

    expect(within(screen.getByRole('main')).queryAllByRole('textbox')).toEqual([]);
    expect(verbs()).toEqual([]);
  },
);

test.each(sectionsOf(known, 'gastos', 'ventas', 'premios', 'prestamos'))(
  '[D7] a role that only reads $name gets its list without creating and importing',
  async (section) => {
    const role = addRole();
    renderSection(readableBy(section, role), { role });
    await screen.findByRole('table');

    expect(screen.queryByRole('link', { name: /^(Crear|Nuev|Importar)/ })).not.toBeInTheDocument();
  },
);

test('[D7] creating and importing are for the creators of the contract, not for all who read', () => {
  const { label, icon } = gastos;
  const readers: Rol[] = [...gastosRest.readers, 'revisor'];
  const { access, screenAccess } = defineSection({ ...gastosRest, readers }, { label, icon });

  expect(access).toEqual(readers);
  expect(screenAccess).toEqual({ create: gastosRest.creators, importar: gastosRest.creators });
});

test('[D6] the shell neither shows a new role nor asks for it what it may not have', async () => {
  const role = addRole();
  const { calls } = renderApp({ path: '/auth/dashboard', role, profile: { api_local: true } });
  await screen.findByText(/^Le damos la bienvenida/);
  const refused = callGroups
    .flatMap(([, group]) => Object.values(group))
    .filter(({ access }) => typeof access !== 'string' && !access.some((one) => one === role))
    .map(({ method, path }) => `${method} ${path}`);

  expect(
    screen.queryByRole('button', { name: /^(Notificaciones|Panel de usuarios)$/ }),
  ).not.toBeInTheDocument();
  expect(calls.filter((call) => refused.includes(call))).toEqual([]);
});
