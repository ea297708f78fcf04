import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { colillasCalls } from '../../../../contract/colillas';
import { usualCall } from '../../../../contract/dudas';
import { premiosRest } from '../../../../contract/premios';
import { premios } from '../../../../src/resources/premios';
import { startAt } from '../../../support/clock';
import { choose, dialogIsClosed, rowsOf } from '../../../support/inputs';
import { answerCall } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';

startAt('2026-11-20T15:00:00Z');

type Answer = RawAnswerOf<typeof colillasCalls.winning>;

const hit = (id: number, promotor: string, valor: string, values: object = {}) => ({
  fk_venta: id,
  fk_vendedor: id,
  promotor,
  sumador: 'Sara Loor',
  valor,
  fk_premio: null,
  estado: '',
  ...values,
});

const ANSWER: Answer = {
  paga: 60,
  ganadoras: [
    hit(1, 'Ana Paz', '1.50'),
    hit(2, 'Eva Sol', '2.00', { fk_premio: 81, estado: 'PENDIENTE' }),
    hit(3, 'Zoe Ruiz', '0.50'),
  ],
  borradores: [{ id: 9, promotor: 'Luis Mora' }],
};

/** `conteo` is the number of premios that the amounts are compared with. */
const open = (answer: Answer = ANSWER, conteo = 0) => {
  const asked: URLSearchParams[] = [];
  const app = renderSection(premios, {
    path: '/ganadoras',
    role: 'premiacion',
    profile: { api_local: true },
    handlers: [
      answerCall(colillasCalls.winning, ({ request }) => {
        asked.push(new URL(request.url).searchParams);

        return answer;
      }),
      answerCall(usualCall(premiosRest as never), {
        conteo,
        menor: '30.00',
        mediana: '60.00',
        mayor: '90.00',
        tope: null,
      }),
    ],
  });

  return { ...app, asked };
};

const search = async (user: UserEvent) => {
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await user.type(screen.getByLabelText('Colilla ganadora'), '08-08');
};

test('[W4] who won is found by draw, day and number, with what is due and the premio that exists', async () => {
  const { user, asked } = open();
  await search(user);

  expect((await rowsOf('Colillas ganadoras')).slice(1)).toEqual([
    ['', 'Ana Paz', 'Sara Loor', '$1.50', '$90.00'],
    ['81, pendiente', 'Eva Sol', 'Sara Loor', '$2.00', '$120.00'],
    ['', 'Zoe Ruiz', 'Sara Loor', '$0.50', '$30.00'],
    ['TOTAL', '', '', '$4.00', '$240.00'],
  ]);
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    fecha: '2026-11-20',
    fk_sorteo: '1',
    colilla: '0808',
  });
  expect(screen.getByRole('link', { name: 'Luis Mora, venta 9' })).toHaveAttribute(
    'href',
    '/auth/ventas/edit/9',
  );
  expect(screen.getByRole('link', { name: '81, pendiente' })).toHaveAttribute(
    'href',
    '/auth/premios/edit/81',
  );
});

test('[W4] those without a premio are registered in one step, but for those that are taken out', async () => {
  const { user, bodies } = open();
  await search(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Registrar el premio de Zoe Ruiz' }));
  await user.click(screen.getByRole('button', { name: 'Registrar 1 premio por $90.00' }));

  expect(await screen.findByText(/^1 premio registrado por \$90\.00/)).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'POST', fecha: '2026-11-20', fk_sorteo: 1, fk_vendedor: 1, colilla: '0808', valor: '90.00' },
  ]);
});

test('[W4] a draw that does not say what it pays is asked', async () => {
  const { user, bodies } = open({ ...ANSWER, paga: 0 });
  await search(user);
  const register = await screen.findByRole('button', { name: /^Registrar/ });
  expect(register).toBeDisabled();
  await user.type(screen.getByLabelText('Paga (veces el valor)'), '500');
  await user.click(screen.getByRole('button', { name: 'Registrar 2 premios por $1,000.00' }));

  await screen.findByText(/^2 premios registrados/);
  expect(bodies.map(({ valor }) => valor)).toEqual(['750.00', '250.00']);
});

test('[W1] unusual premios of colillas that won are asked once, all of them, and Enter registers none', async () => {
  const { user, bodies } = open({ ...ANSWER, paga: 0 }, 12);
  await search(user);
  await user.type(await screen.findByLabelText('Paga (veces el valor)'), '600000');
  const register = () => user.click(screen.getByRole('button', { name: /^Registrar 2 premios/ }));
  const question = () => screen.findByRole('dialog', { name: 'Monto inusual' });
  await register();
  expect(await question()).toHaveTextContent(/Ana Paz: \$900,000\.00.*Zoe Ruiz: \$300,000\.00/);
  await user.keyboard('{Enter}');
  await dialogIsClosed();
  expect(bodies).toEqual([]);

  await register();
  await user.type(within(await question()).getByLabelText('Motivo (opcional)'), 'Premio mayor');
  await user.click(screen.getByRole('button', { name: 'Es correcto' }));
  await screen.findByText(/^2 premios registrados/);
  expect(bodies.map(({ motivo_duda }) => motivo_duda)).toEqual(['Premio mayor', 'Premio mayor']);
});

test('[W1] an unusual amount of a colilla that won is doubted while its paga is typed', async () => {
  const { user } = open({ ...ANSWER, paga: 0 }, 12);
  await search(user);
  const paga = await screen.findByLabelText('Paga (veces el valor)');
  await user.type(paga, '60');
  expect(screen.queryByText(/Suele ser/)).not.toBeInTheDocument();
  await user.type(paga, '0');
  expect(await screen.findByText('Ana Paz: Suele ser de $30 a $90')).toBeVisible();
  expect(paga).toHaveAccessibleDescription('Ana Paz: Suele ser de $30 a $90');
});

test('[W4] nobody who won is said', async () => {
  const { user } = open({ paga: 60, ganadoras: [], borradores: [] });
  await search(user);

  expect(await screen.findByText('Nadie vendió la colilla 0808 en ese sorteo')).toBeVisible();
});

test('[W4] the list of premios leads there', async () => {
  renderSection(premios, { path: '', role: 'premiacion', profile: { api_local: true } });

  expect(await screen.findByRole('link', { name: 'Colillas ganadoras' })).toHaveAttribute(
    'href',
    '/auth/premios/ganadoras',
  );
  await waitFor(() => expect(within(document.body).queryByRole('progressbar')).not.toBeInTheDocument());
});
