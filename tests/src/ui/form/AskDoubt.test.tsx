import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { usualCall } from '../../../../contract/dudas';
import { premiosRest } from '../../../../contract/premios';
import { premios } from '../../../../src/resources/premios';
import { startAt } from '../../../support/clock';
import { choose, dialogIsClosed, save, write } from '../../../support/inputs';
import { answerCall, failCall } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { premio } from '../../../support/resources/premios';
import { gastos, gastosRest } from '../../../support/sampleSection';

startAt('2026-11-20T15:00:00Z');

const call = usualCall(gastosRest as never);
type Usual = RawAnswerOf<typeof call>;
const usual = (values: Partial<Usual> = {}): Usual => ({
  conteo: 10,
  menor: '31.00',
  mediana: '35.00',
  mayor: '347.00',
  tope: null,
  ...values,
});

const open = (answer = answerCall(call, usual()), { path = '/create', api_local = true } = {}) =>
  renderSection(gastos, {
    path,
    rows: [recordOf(gastosRest, 7, { fecha: '2026-11-20', tipo: 'otros', valor: '36.00' })],
    role: 'administrador',
    profile: { api_local },
    handlers: [answer],
  });

const fill = async (user: UserEvent, valor: string) => {
  await choose(user, /^Tipo/, 'Otros');
  await write(/^Descripción/, 'Bodega');
  await write(/^Valor/, valor);
};
const question = async () => within(await screen.findByRole('dialog', { name: 'Monto inusual' }));

test('[W1] an unusual amount says so while it is typed', async () => {
  const { user } = open();
  await fill(user, '12500');
  const doubt = await screen.findByText('Suele ser de $31 a $347');
  expect(doubt).toHaveRole('status');
  await write(/^Valor/, '347');

  await waitFor(() => expect(doubt).toHaveTextContent(''));
});

test('[W1] saving it asks once; Enter does not answer yes, and the input is kept', async () => {
  const { user, bodies } = open();
  await fill(user, '125000');
  await save(user);
  const dialog = await question();
  expect(dialog.getByText(/Suele ser de \$31 a \$347/)).toHaveTextContent(
    '$125,000.00. Suele ser de $31 a $347.',
  );
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await dialogIsClosed();

  expect(bodies).toEqual([]);
  expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Bodega');
});

test('[W1] it is saved with its reason, in which Enter answers nothing', async () => {
  const { user, bodies } = open();
  await fill(user, '125000');
  await save(user);
  const dialog = await question();
  await user.type(dialog.getByLabelText('Motivo (opcional)'), 'Arriendo del año{Enter}');
  expect(bodies).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Es correcto' }));

  expect(await screen.findByText(/^Gasto 99 creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ valor: '125000', motivo_duda: 'Arriendo del año' }]);
});

test.each([
  ['it is usual', answerCall(call, usual({ mayor: '200000.00' })), {}],
  ['nobody answers', failCall(call), {}],
  ['another host cannot tell', answerCall(call, usual()), { api_local: false }],
])('[W1] a gasto is saved without a question if %s', async (_, answer, options) => {
  const { user } = open(answer, options);
  await fill(user, '125000');
  await save(user);

  expect(await screen.findByText(/^Gasto 99 creado/)).toBeVisible();
});

test('[W1] a change asks only if it changes the amount', async () => {
  const { user, bodies } = open(answerCall(call, usual({ mayor: '1.00', mediana: '1.00' })), {
    path: '/edit/7',
  });
  await screen.findByLabelText(/^Descripción/);
  await write(/^Descripción/, 'Papel y tinta');
  await save(user);
  await waitFor(() => expect(bodies).toHaveLength(1));
  await write(/^Valor/, '3600');
  await save(user);

  expect((await question()).getByText(/\$3,600\.00/)).toBeVisible();
});

test('[W1] the review of an unusual premio asks, and Enter twice reviews nothing', async () => {
  const tope = { texto: 'La colilla paga', valor: '90.00' };
  const { user, bodies } = renderSection(premios, {
    path: '/edit/81',
    rows: [premio(81, { valor: '9000000.00' })],
    role: 'revisor',
    profile: { api_local: true },
    handlers: [answerCall(usualCall(premiosRest as never), usual({ tope }))],
  });
  expect(await screen.findByText('Monto inusual: La colilla paga $90')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Revisar/ }));
  expect((await question()).getByText(/La colilla paga \$90/)).toBeVisible();
  await user.keyboard('{Enter}');
  await dialogIsClosed();
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Revisar/ }));
  await user.click((await question()).getByRole('button', { name: 'Es correcto' }));

  await waitFor(() => expect(bodies).toMatchObject([{ estado: 'REVISADO' }]));
});
