import { screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import GeneratedList from '../../../../src/domain/generated/GeneratedList';
import { sections } from '../../../../src/resources';
import { MoneyField } from '../../../../src/ui/fields/MoneyField';
import { lazy } from '../../../../src/ui/section/lazy';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const drawn = vi.fn();

const ProfiledMoney = ({ source }: { source: string }) => (
  <Profiler id="valor" onRender={drawn}>
    <MoneyField source={source} />
  </Profiler>
);

const cells = { valor: ProfiledMoney };
const screens = { '': lazy(async () => ({ default: () => <GeneratedList cells={cells} /> })) };

const rows = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  fecha: '2026-11-18',
  tipo: 'otros',
  descripcion: `Gasto ${index + 1}`,
  valor: '1.00',
  estado: 'A',
}));

beforeEach(() => drawn.mockClear());

test('a list of 25 rows draws each once, and none when it is read again without a change', async () => {
  const host = restHost(gastosRest, rows);
  const { user } = renderApp({
    path: '/auth/gastos',
    handlers: host.handlers,
    sections: sections.map((section) => (section.name === 'gastos' ? { ...section, screens } : section)),
  });
  await screen.findByText('Gasto 25');
  await screen.findByText(/^Actualizado/);
  expect(drawn).toHaveBeenCalledTimes(25);

  const asked = host.asked.length;
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(host.asked.length).toBe(asked + 1));
  await screen.findByText(/^Actualizado/);

  expect(drawn).toHaveBeenCalledTimes(25);
});
