import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { type CasoColilla, colillasCalls } from '../../../../contract/colillas';
import { premios } from '../../../../src/resources/premios';
import { startAt } from '../../../support/clock';
import { choose, save, write } from '../../../support/inputs';
import { answerCall, failCall, holdCall, refuseCall } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { premio } from '../../../support/resources/premios';
import { kindsOf } from '../../../support/size';
import { withStyles } from '../../../support/styles';

startAt('2026-11-19T15:00:00Z');

const PENDIENTE = premio(81);

const told = (caso: CasoColilla, texto = '', vendido: string[] = []) =>
  answerCall(colillasCalls.check, { caso, texto, vendido, pagaria: '0' });

const open = (handler: RequestHandler, { path = '/create', api_local = true } = {}) =>
  renderSection(premios, {
    path,
    rows: [PENDIENTE],
    role: 'premiacion',
    profile: { api_local },
    handlers: [handler],
  });

type App = ReturnType<typeof open>;

const fill = async ({ user }: App, colilla = '0123') => {
  await write(/^Fecha/, '2026-11-17');
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await choose(user, /^Promotor/, 'P-01 · Zoe Paz');
  await user.type(screen.getByLabelText(/^Colilla/), colilla);
};
const asked = ({ calls }: App) => calls.filter((call) => call === 'GET /api/colillas/premio');
const colilla = () => screen.getByLabelText(/^Colilla/);

const CASES: [CasoColilla, string, string[], string, string][] = [
  ['vendida', '', ['2.00', '0.50'], 'Consta en una venta cerrada: $2.00 + $0.50', 'rgb(21, 128, 61)'],
  ['premio', 'La colilla 0123 ya tiene el premio 81', [], '', 'rgb(180, 83, 9)'],
  ['borrador', 'La colilla 0123 está en la venta 5, que es un borrador', [], '', 'rgb(180, 83, 9)'],
  ['nula', 'La colilla 0123 está anulada en la venta: no gana', [], '', 'rgb(185, 28, 28)'],
  ['anulada', 'La colilla 0123 estaba en la venta 5, que fue anulada', [], '', 'rgb(185, 28, 28)'],
  ['no vendida', 'La colilla 0123 no consta en una venta cerrada', [], '', 'rgb(185, 28, 28)'],
];

describe('[U38] the colilla of a premio', () => {
  test.each(kindsOf(CASES, ([caso]) => ['vendida', 'nula'].includes(caso)))(
    'that is %s says so while it is typed',
    async (caso, texto, vendido, words, color) => {
      withStyles();
      const app = open(told(caso, texto, vendido));
      await fill(app);
      const shown = await screen.findByText(words || texto);

      expect(shown).toHaveRole('status');
      expect(shown).toHaveStyle({ color });
      expect(colilla()).toHaveAccessibleDescription(words || texto);
      expect(colilla()).toBeValid();
      expect(asked(app)).toHaveLength(1);
      expect(await app.sent(colillasCalls.check)).toEqual([
        '?fecha=2026-11-17&fk_sorteo=1&fk_vendedor=1&colilla=0123',
      ]);
    },
  );

  test('that is corrected is checked beside its own premio', async () => {
    const app = open(told('vendida', '', ['2.00']), { path: '/edit/81' });
    await write(/^Colilla/, '0124');

    expect(await screen.findByText('Consta en una venta cerrada: $2.00')).toBeVisible();
    await waitFor(async () =>
      expect(await app.sent(colillasCalls.check)).toContain(
        '?fecha=2026-11-18&fk_sorteo=1&fk_vendedor=1&colilla=0124&fk_premio=81',
      ),
    );
  });

  test('is not checked before fecha, sorteo and promotor are there, nor if it is none @ci', async () => {
    const app = open(told('vendida', '', ['2.00']));
    await write(/^Colilla/, '0123');
    await choose(app.user, /^Sorteo/, 'Lotto 20:00');
    await write(/^Colilla/, 'x');
    await choose(app.user, /^Promotor/, 'P-01 · Zoe Paz');
    expect(asked(app)).toEqual([]);
    await write(/^Colilla/, '7');

    await screen.findByText('Consta en una venta cerrada: $2.00');
    expect(asked(app)).toHaveLength(1);
  });

  test('shows the answer for what stands in the field; an older one is cancelled and never shown @ci', async () => {
    const cancelled: boolean[] = [];
    let free: (() => void) | undefined;
    const app = open(
      http.get('*/api/colillas/premio', async ({ request }) => {
        const number = new URL(request.url).searchParams.get('colilla');
        if (number === '0124') return HttpResponse.json({ caso: 'nula', texto: 'La otra', vendido: [] });
        request.signal.addEventListener('abort', () => cancelled.push(true));
        await new Promise<void>((resolve) => {
          free = resolve;
        });

        return HttpResponse.json({ caso: 'vendida', texto: '', vendido: ['2.00'] });
      }),
    );
    await fill(app);
    await waitFor(() => expect(asked(app)).toHaveLength(1));
    await write(/^Colilla/, '0124');
    await waitFor(() => expect(cancelled).toEqual([true]));
    free?.();

    expect(await screen.findByText('La otra')).toBeVisible();
    expect(screen.queryByText(/^Consta en una venta cerrada/)).not.toBeInTheDocument();
    await write(/^Colilla/, '01');
    expect(screen.queryByText('La otra')).not.toBeInTheDocument();
  });

  const unanswered: [string, RequestHandler][] = [
    ['is refused', refuseCall(colillasCalls.check, 500, 'Sin base de datos')],
    ['finds no server', failCall(colillasCalls.check)],
    ['gets no answer', holdCall(colillasCalls.check)],
  ];

  test.each(kindsOf(unanswered, (_, index) => index === 0))(
    'is saved without a word of a check that %s',
    async (_, handler) => {
      const app = open(handler);
      await fill(app);
      await write(/^Valor/, '150');
      await waitFor(() => expect(asked(app)).toHaveLength(1));
      await save(app.user);

      expect(await screen.findByText(/Premio \d+ creado/)).toBeVisible();
      expect(screen.queryByText('Sin base de datos')).not.toBeInTheDocument();
      expect(app.bodies).toMatchObject([{ colilla: '0123', valor: '150' }]);
    },
  );

  test('is saved whatever the check said, because the API decides @ci', async () => {
    const app = open(told('no vendida', 'La colilla 0123 no consta'));
    await fill(app);
    await write(/^Valor/, '150');
    await screen.findByText('La colilla 0123 no consta');
    await save(app.user);

    expect(await screen.findByText(/Premio \d+ creado/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('La colilla 0123 no consta')).not.toBeInTheDocument());
  });

  test('is not checked by another host', async () => {
    const app = open(told('vendida'), { api_local: false });
    await fill(app);
    await write(/^Valor/, '150');
    await save(app.user);

    expect(await screen.findByText(/Premio \d+ creado/)).toBeVisible();
    expect(asked(app)).toEqual([]);
  });
});

describe('[W3] what the draw pays', () => {
  const pays = (pagaria: string) =>
    answerCall(colillasCalls.check, { caso: 'vendida', texto: '', vendido: ['1.50'], pagaria });
  const valor = () => screen.getByLabelText(/^Valor/);

  test('is proposed as the valor of a new premio, and said', async () => {
    const app = open(pays('90.00'));
    await fill(app);

    expect(await screen.findByText('Consta en una venta cerrada: $1.50. Paga $90.00')).toBeVisible();
    await waitFor(() => expect(valor()).toHaveValue('90.00'));
  });

  test('changes no valor that was typed, and none if it is not told', async () => {
    const app = open(pays('90.00'));
    await write(/^Valor/, '12');
    await fill(app);
    await screen.findByText(/Paga \$90\.00/);

    expect(valor()).toHaveDisplayValue(/^12(\.00)?$/);
  });
});

test('[W10] Enter in Colilla goes on to Valor and saves nothing', async () => {
  const app = open(told('vendida', '', ['1.50']));
  await fill(app);
  await app.user.type(colilla(), '{Enter}');

  expect(screen.getByLabelText(/^Valor/)).toHaveFocus();
  expect(screen.queryByText('Este dato es obligatorio')).not.toBeInTheDocument();
  expect(app.bodies).toEqual([]);
});
