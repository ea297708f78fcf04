import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { gastosRest } from '../../../../contract/gastos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { startAt } from '../../../support/clock';
import { createUsuario } from '../../../support/factories';
import { createGate } from '../../../support/http/gate';
import { choose, startAnnulling, write } from '../../../support/inputs';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { namedHosts, recordOf } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';
import { sized } from '../../../support/size';

/** tests/full/e2e repeats this for every form in a browser. */
const TIMES = sized(2, 50);

startAt('2026-11-19T15:00:00Z');

/** The host refuses every write, so that the form keeps its values. */
const enter = (path: string) => {
  const host = { writes: 0, gate: createGate() };
  host.gate.open();
  const refuse = async () => {
    host.writes += 1;
    await host.gate.passed;

    return HttpResponse.json({ error: 'No se guardó' }, { status: 422 });
  };
  const app = renderApp({
    path: `/auth/${path}`,
    profile: { api_local: true },
    handlers: [
      http.post(/\/api\/(gastos|ventas)$/, refuse),
      http.put('*/api/gastos/:id', refuse),
      ...restHost(gastosRest, [recordOf(gastosRest)]).handlers,
      ...restHost(feriadosRest).handlers,
      ...namedHosts().handlers,
      answerCall(usuariosCalls.one, { usuario: createUsuario() }),
    ],
  });

  return { ...app, host };
};

interface Form {
  name: string;
  path: string;
  button: string;
  fill?: (user: UserEvent) => Promise<void>;
}

const forms: readonly Form[] = [
  {
    name: 'a new record',
    path: 'gastos/create',
    button: 'Guardar',
    fill: async (user) => {
      await choose(user, /^Administrador/, 'Berta Mora');
      await choose(user, /^Tipo/, 'Transporte');
      await write(/^Descripción/, 'Taxi');
      await write(/^Valor/, '3.50');
    },
  },
  { name: 'a change', path: 'gastos/edit/1', button: 'Guardar' },
  {
    name: 'a dialog',
    path: 'gastos/edit/1',
    button: 'Anular gasto',
    fill: async (user) => {
      await startAnnulling(user);
      await write(/^Motivo/, 'Repetido');
    },
  },
  {
    name: 'a new venta',
    path: 'ventas/create',
    button: 'Empezar',
    fill: async (user) => {
      await choose(user, /^Sorteo/, 'Lotto 20:00');
      await choose(user, /^Promotor/, 'P-01 · Zoe Paz');
    },
  },
];

test.each(forms)('[F12] $name is sent once by a double click, and by Enter with a click', async (form) => {
  const { user, host } = enter(form.path);
  await form.fill?.(user);
  const button = await screen.findByRole('button', { name: form.button });

  for (let turn = 1; turn <= TIMES; turn += 1) {
    await waitFor(() => expect(button).toBeEnabled());
    host.gate = createGate();
    const before = host.writes;
    // Click twice before React renders; Enter clicks the button with detail 0.
    await act(async () => {
      fireEvent.click(button, { detail: turn % 2 });
      fireEvent.click(button, { detail: 1 + (turn % 2) });
    });
    fireEvent.click(button, { detail: 1 });
    await waitFor(() => expect(host.writes).toBe(before + 1));
    host.gate.open();
    await waitFor(() => expect(button).toBeEnabled());
    expect(host.writes).toBe(before + 1);
  }
});
