import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { ventas } from '../../../../src/resources/ventas';
import { createGate } from '../../../support/http/gate';
import { server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test.each(['Paz, Zoe', 'paz,zoé', 'Zoe; Paz', 'P-01, Paz'])(
  '[V11] %s leaves the promotor that is meant, before the server has answered too',
  async (typed) => {
    const { user, vendedores } = renderSection(ventas, {
      path: '/create',
      role: 'sumador',
      handlers: restHost(feriadosRest).handlers,
    });
    const promotor = await screen.findByRole('combobox', { name: /^Promotor/ });
    await user.click(promotor);
    await screen.findByRole('option', { name: 'P-02 · Rita Sol' });
    const gate = createGate();
    server.use(
      http.get('*/api/vendedores', async () => {
        await gate.passed;

        return HttpResponse.json([], { headers: { 'Content-Range': 'vendedores */0' } });
      }),
    );
    await user.type(promotor, typed);
    await waitFor(() => expect(names()).toEqual(['P-01 · Zoe Paz']));
    gate.open();

    await waitFor(() => expect(names()).toEqual([]));
    expect(vendedores.asked.length).toBeGreaterThan(0);
  },
);
