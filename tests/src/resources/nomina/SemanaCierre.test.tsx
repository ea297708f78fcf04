import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ajustesCalls } from '../../../../contract/ajustes';
import type { RawAnswerOf } from '../../../../contract/call';
import { nominaCalls } from '../../../../contract/nomina';
import { semanaCalls } from '../../../../contract/planillas';
import { createDetalle, createNomina } from '../../../support/factories';
import { dialogIsClosed, rowsOf } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';

type Week = RawAnswerOf<typeof semanaCalls.one>;

const CLOSED: Week = {
  fecha: '2026-11-09',
  fk_usuario: 2,
  cerrada: true,
  reapertura: null,
  diferencias: [],
};
const REOPENED: Week = {
  ...CLOSED,
  cerrada: false,
  reapertura: {
    motivo: 'Faltó una venta',
    fecha_creacion: '2026-11-20T02:00:00.000Z',
    fk_usuario_creacion: 1,
  },
  diferencias: [{ usuario: 'Marta Cedeño', suma: '100.00', ahora: '120.50' }],
};

const renderSheet = (week?: Week, role?: string) =>
  renderApp({
    path: '/auth/nomina/planilla/1043',
    role,
    handlers: [
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) }),
      ...(week ? [answerCall(semanaCalls.one, week)] : []),
    ],
  });

const answerStep = (call: typeof semanaCalls.close | typeof semanaCalls.reopen, week: Week) =>
  server.use(
    answerCall(call, () => {
      server.use(answerCall(semanaCalls.one, week));

      return week;
    }),
  );
const isClosed = () => screen.findByText(/La semana está cerrada/);

test('a superadministrador reopens a closed week with a motivo, and a refusal keeps the motivo', async () => {
  const { user, sent } = renderSheet(CLOSED);
  await user.click(await screen.findByRole('button', { name: 'Reabrir semana' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reabrir semana' }));
  const accept = () => user.click(dialog.getByRole('button', { name: 'Reabrir semana' }));
  await accept();
  expect(await dialog.findByText('Escriba el motivo')).toBeVisible();

  server.use(refuseCall(semanaCalls.reopen, 409, 'La semana no está cerrada'));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Faltó una venta');
  await accept();
  expect(await dialog.findByText(/La semana no está cerrada/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Faltó una venta');

  answerStep(semanaCalls.reopen, REOPENED);
  await accept();
  expect(await screen.findByText('Semana reabierta')).toBeVisible();
  expect((await sent(semanaCalls.reopen)).at(-1)).toEqual({ motivo: 'Faltó una venta' });
  expect(await screen.findByText(/se reabrió el 2026-11-19. Motivo: Faltó una venta/)).toBeVisible();
});

test('a reopened week lists differences from the payment and can be closed again, also if the answer lacks the reopening', async () => {
  const { user, sent } = renderSheet(REOPENED);
  const [, row] = await rowsOf('Ventas distintas de las pagadas');
  expect(row).toEqual(['Marta Cedeño', '$100.00', '$120.50', '$20.50']);
  await user.click(await screen.findByRole('button', { name: 'Cerrar semana' }));
  answerStep(semanaCalls.close, { ...CLOSED, reapertura: undefined });
  await user.click(screen.getByRole('button', { name: 'Cerrar semana' }));

  expect(await screen.findByText('Semana cerrada')).toBeVisible();
  expect(await sent(semanaCalls.close)).toEqual([{}]);
  expect(await isClosed()).toBeVisible();
  expect(screen.queryByText(/se reabrió/)).toBeNull();
});

test.each([
  ['closed', CLOSED, 'InfoOutlinedIcon'],
  ['reopened', REOPENED, 'ReportProblemOutlinedIcon'],
])('a week that is %s says so, a reopened one as a warning', async (_, week, icon) => {
  renderSheet(week);
  const section = await screen.findByRole('region', { name: 'Cierre de la semana' });

  expect(within(section).getByTestId(icon)).toBeVisible();
});

test('a week that cannot be read shows an error, and Reintentar loads it; an administrador cannot reopen it', async () => {
  const { user } = renderSheet(CLOSED, 'administrador');
  server.use(refuseCall(semanaCalls.one, 500, 'Sin base de datos'));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('¡Error!Cierre de la semana: Sin base de datos');
  server.use(answerCall(semanaCalls.one, CLOSED));
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));

  expect(await isClosed()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reabrir semana' })).toBeNull();
});

test('a host without week closing shows nothing', async () => {
  const { calls } = renderSheet();

  await waitFor(() => expect(calls).toContain('GET /api/nomina/1043/semana'));
  await screen.findByRole('table');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[M5] who sold without a line is listed as such', async () => {
  renderSheet({
    ...REOPENED,
    diferencias: [{ usuario: 'Lola Rey', suma: '0.00', ahora: '1000.00', sin_linea: true }],
  });

  expect(await rowsOf('Ventas distintas de las pagadas')).toContainEqual([
    'Lola Rey (sin línea en la nomina)',
    '$0.00',
    '$1,000.00',
    '$1,000.00',
  ]);
});

const NEXT = { id: 1044, fecha: '2026-11-16', fecha_final: '2026-11-22' };
const MADE = {
  id: 5,
  ventas: '13.00',
  valor: '1.30',
  motivo: 'Ventas corregidas',
  autor: 'Luis Zambrano',
  fecha_creacion: '2026-11-18T15:00:00.000Z',
  nomina: NEXT,
  pagado: false,
};
/** A person with a difference of ventas. */
const differing = (ajuste: object = {}, row: object = {}): Week => ({
  ...CLOSED,
  diferencias: [
    {
      usuario: 'Diana Ruiz',
      suma: '100.00',
      ahora: '113.00',
      ...row,
      ajuste: {
        fk_usuario: 9,
        porcentaje: '10.00',
        ajustado: '0.00',
        valor: '1.30',
        nomina: NEXT,
        ajustes: [],
        ...ajuste,
      },
    },
  ],
});
const SETTLED = differing({ ajustado: '13.00', valor: '0.00', nomina: null, ajustes: [MADE] });
const MOTIVO = 'Ventas de la semana del 09/11 al 15/11: $113.00 en lugar de $100.00';

const open = async (user: ReturnType<typeof renderSheet>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Ajustar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajustar a Diana Ruiz' }));

  return { dialog, accept: () => user.click(dialog.getByRole('button', { name: 'Ajustar' })) };
};
const cellOf = async () => (await rowsOf('Ventas distintas de las pagadas'))[1]?.[4];

describe('[W11] a difference', () => {
  test('is paid by one click, which shows person, percentage, amount and nomina first, and asks for a motivo', async () => {
    const { user, sent } = renderSheet(differing(), 'administrador');
    const { dialog, accept } = await open(user);
    expect(dialog.getByText(/^Diana Ruiz: ventas pagadas/).textContent).toBe(
      'Diana Ruiz: ventas pagadas $100.00, ahora $113.00Diferencia +$13.00 al 10 %: $1.30 en Otros ingresosVa en la nomina del 16/11 al 22/11, cuya línea no está pagada.',
    );
    const motivo = dialog.getByRole('textbox', { name: /^Motivo/ });
    expect(motivo).toHaveValue(MOTIVO);
    await user.clear(motivo);
    await accept();
    expect(await dialog.findByText('Escriba el motivo')).toBeVisible();
    expect(await sent(ajustesCalls.create)).toEqual([]);

    await user.type(motivo, 'Se digitó mal');
    server.use(answerCall(ajustesCalls.create, SETTLED), answerCall(semanaCalls.one, SETTLED));
    await accept();

    expect(await screen.findByText('Ajuste guardado')).toBeVisible();
    expect(await sent(ajustesCalls.create)).toEqual([
      { fk_usuario: 9, diferencia: '13.00', valor: '1.30', fk_nomina: 1044, motivo: 'Se digitó mal' },
    ]);
    await waitFor(async () => expect(await cellOf()).toMatch(/^Ajustado \+\$1.30 en la nomina del 16\/11/));
    expect(screen.getByRole('link', { name: 'la nomina del 16/11' })).toHaveAttribute(
      'href',
      '/auth/nomina/planilla/1044',
    );
    expect(screen.queryByRole('button', { name: 'Ajustar' })).not.toBeInTheDocument();
  });

  test('of less ventas becomes descuentos, and waits for the next nomina if there is none', async () => {
    const { user, sent } = renderSheet(differing({ valor: '-2.00', nomina: null }, { ahora: '80.00' }));
    const { dialog, accept } = await open(user);
    expect(dialog.getByText(/^Diana Ruiz: ventas pagadas/).textContent).toBe(
      'Diana Ruiz: ventas pagadas $100.00, ahora $80.00Diferencia −$20.00 al 10 %: $2.00 en DescuentosVa en la próxima nomina que se cree.',
    );
    server.use(answerCall(ajustesCalls.create, SETTLED));
    await accept();

    await dialogIsClosed();
    expect(await sent(ajustesCalls.create)).toMatchObject([
      { diferencia: '-20.00', valor: '-2.00', fk_nomina: null },
    ]);
  });

  test('that is another one by now is refused: the dialog shows the new figures, and sends those', async () => {
    const { user, sent } = renderSheet(differing());
    const { dialog, accept } = await open(user);
    const later = { id: 1050, fecha: '2026-11-23', fecha_final: '2026-11-29' };
    server.use(
      refuseCall(ajustesCalls.create, 409, 'La diferencia cambió', { reason: 'outdated' }),
      answerCall(semanaCalls.one, differing({ valor: '2.00', nomina: later }, { ahora: '120.00' })),
    );
    await accept();
    expect(await dialog.findByText(/Revise los valores nuevos y acepte otra vez/)).toBeVisible();
    expect(await dialog.findByText(/Va en la nomina del 23\/11 al 29\/11/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveValue(
      'Ventas de la semana del 09/11 al 15/11: $120.00 en lugar de $100.00',
    );
    server.use(answerCall(ajustesCalls.create, SETTLED));
    await accept();

    await dialogIsClosed();
    expect((await sent(ajustesCalls.create)).at(-1)).toMatchObject({
      diferencia: '20.00',
      valor: '2.00',
      fk_nomina: 1050,
    });
  });

  test('that somebody else paid meanwhile says who, and is not sent again', async () => {
    const { user, sent } = renderSheet(differing());
    const { dialog, accept } = await open(user);
    const text = 'Luis Zambrano ya hizo este ajuste hoy a las 10:00';
    server.use(
      refuseCall(ajustesCalls.create, 409, text, { reason: 'outdated' }),
      answerCall(semanaCalls.one, SETTLED),
    );
    await accept();
    expect(await dialog.findByText(new RegExp(text))).toBeVisible();
    expect(await dialog.findByText('Ya no queda nada por ajustar')).toBeVisible();
    await accept();

    expect(await sent(ajustesCalls.create)).toHaveLength(1);
  });

  test.each([
    ['of a fixed salary', { porcentaje: '', valor: '0.00', nomina: null }, 'Sueldo fijo: nada que pagar'],
    ['of a few cents', { valor: '0.00', nomina: null }, 'Nada que pagar'],
    ['that raises the own pay', { fk_usuario: 7 }, 'Lo ajusta un súper administrador'],
  ])('%s says why there is no button', async (_, ajuste, text) => {
    renderSheet(differing(ajuste), 'administrador');

    expect(await cellOf()).toBe(text);
  });

  test('that lowers the own pay has its button, as has that of a superadministrador', async () => {
    renderSheet(differing({ fk_usuario: 7, valor: '-1.30' }, { ahora: '87.00' }), 'administrador');

    expect(await cellOf()).toBe('Ajustar');
  });

  test('stays in sight once it is settled, and the rest of it has its button', async () => {
    const waiting = { ...MADE, id: 6, valor: '-0.20', nomina: null };
    renderSheet(
      differing({ ajustado: '11.00', valor: '0.20', ajustes: [{ ...MADE, pagado: true }, waiting] }),
    );

    expect(await rowsOf('Ventas distintas de las pagadas')).toEqual([
      ['Usuario', 'En la nomina', 'Ahora', 'Diferencia', 'Ajuste'],
      [
        'Diana Ruiz',
        '$100.00',
        '$113.00',
        '$2.00',
        'Ajustado +$1.30 en la nomina del 16/11, pagadoAjustado −$0.20 en la próxima nominaQuitar ajusteAjustar',
      ],
    ]);
  });

  test('has it all on its card on a phone, too', async () => {
    setMedia('599.95');
    const { user } = renderSheet(differing({ ajustado: '3.00', valor: '1.00', ajustes: [MADE] }));
    const [, card] = await rowsOf('Ventas distintas de las pagadas');

    expect(card?.join(' ')).toContain('Ajuste Ajustado +$1.30 en la nomina del 16/11Quitar ajusteAjustar');
    await open(user);
  });

  test('an ajuste is taken back after one question', async () => {
    const { user, sent } = renderSheet(SETTLED);
    await user.click(await screen.findByRole('button', { name: 'Quitar ajuste' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quitar el ajuste de Diana Ruiz' }));
    expect(dialog.getByText('+$1.30 vuelve a quedar por ajustar.')).toBeVisible();
    server.use(answerCall(ajustesCalls.undo, differing()), answerCall(semanaCalls.one, differing()));
    await user.click(dialog.getByRole('button', { name: 'Quitar ajuste' }));

    expect(await screen.findByText('Ajuste quitado')).toBeVisible();
    expect(await sent(ajustesCalls.undo)).toEqual([{ fk_ajuste: 5 }]);
    expect(await screen.findByRole('button', { name: 'Ajustar' })).toBeVisible();
  });
});
