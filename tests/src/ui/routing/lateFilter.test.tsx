import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { defineSection } from '../../../../src/resources/defineSection';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const rutas = defineSection(
  { ...gastosRest, name: 'rutas' },
  {
    label: 'Rutas',
    icon: () => null,
    screens: {
      create: false,
      edit: async () => ({ default: () => <h1>La ruta</h1> }),
    },
  },
);

test('a search that takes effect late does not lead back whoever has gone on', async () => {
  const { handlers } = restHost({ ...gastosRest, name: 'rutas' }, [{ id: 1 }]);
  renderApp({ path: '/auth/rutas', sections: [rutas], handlers });
  const link = await screen.findByRole('link', { name: '1' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value: 'una' } });
  await vi.advanceTimersByTimeAsync(490);
  // As a browser does it: the list still stands when the filter takes effect.
  link.click();
  await vi.advanceTimersByTimeAsync(20);
  vi.useRealTimers();

  expect(await screen.findByRole('heading', { name: 'La ruta' })).toBeVisible();
  expect(window.location.pathname).toBe('/auth/rutas/edit/1');
});
