import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { createDetalle, createNomina } from '../../../support/factories';
import { eventsHost } from '../../../support/features/live/eventsHost';
import { catchFiles, picture } from '../../../support/files';
import { dialogIsClosed } from '../../../support/inputs';
import { answerCall, holdCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';

type Detalle = ReturnType<typeof createDetalle>;

const PATH = '/auth/nomina/planilla/1043';
const LISTO = { message: 'listo' };
const READ = 'GET /api/nomina/1043';

const sheetOf = (...detalle_nominas: Detalle[]) =>
  answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas }) });
const write = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } });
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

interface Opened {
  role?: string;
  profile?: object;
  upload?: RequestHandler;
  others?: RequestHandler[];
}

const openDialog = async (
  line: Partial<Detalle> = {},
  { role, profile, upload, others = [] }: Opened = {},
) => {
  catchFiles();
  const app = renderApp({
    path: PATH,
    role,
    profile,
    handlers: [
      ...others,
      upload ??
        answerCall(nominaCalls.uploadLine, () => {
          server.use(sheetOf(createDetalle({ ...line, comprobante: 'comprobantes/a.png' })));

          return LISTO;
        }),
      sheetOf(createDetalle(line)),
    ],
  });
  await app.user.click(await screen.findByRole('button', { name: 'Cargar' }));
  const dialog = await dialogOf('Cargar Comprobante');
  const attach = async (...names: string[]) => {
    await app.user.upload(dialog.getByLabelText('Elegir archivos'), names.map(picture));
    await dialog.findByText(String(names.at(-1)));
  };
  const accept = () => app.user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  const uploads = () => app.sent(nominaCalls.uploadLine) as Promise<FormData[]>;

  return { ...app, dialog, attach, accept, uploads };
};

const OWN = { usuario: { id: '7', nombre: 'Ana', apellido: 'Paredes' }, otros_ingresos: '20.00' };
const HELP = 'Solo un súper administrador puede cambiar sus otros ingresos';

describe('Cargar Comprobante', () => {
  test("[SPEC 2.29] is prefilled with the row's descuentos and otros ingresos, and shows the exact payment", async () => {
    const { dialog } = await openDialog({ total: '1500.40', descuentos: '10.5', otros_ingresos: 20 });

    expect(dialog.getByLabelText('Descuentos')).toHaveValue('10.50');
    expect(dialog.getByLabelText('Otros ingresos')).toHaveValue('20.00');
    expect(dialog.getByText(/^Marta Cedeño · 220002/)).toHaveTextContent('Se pagan $1,500.40');
    write(dialog.getByLabelText('Descuentos'), '100,15');

    expect(await dialog.findByText('$1,410.75')).toBeVisible();
  });

  test('[SPEC 5.6] [SPEC 5.8] [SPEC 7.17] sends id, user, money as typed and several pictures, shows the fixed text, and reloads the sheet', async () => {
    const { dialog, attach, accept, user, uploads, calls } = await openDialog({ descuentos: '10.50' });
    const input = dialog.getByLabelText('Elegir archivos');
    expect(input).toHaveAttribute('multiple');
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf');
    await attach('uno.png', 'dos.png');
    await attach('tres.png');
    await user.click(dialog.getByRole('button', { name: 'Quitar dos.png' }));
    const chosen = within(dialog.getByRole('list', { name: 'Archivos elegidos' })).getAllByRole('listitem');
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['uno.png', 'tres.png']);
    write(dialog.getByLabelText('Descuentos'), '');
    write(dialog.getByLabelText('Otros ingresos'), '7.5');
    await accept();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^¡Correcto!Comprobante actualizado correctamenteMarta Cedeño · 2026-11-16 al 2026-11-22$/,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Ver' })).toBeVisible();
    expect(calls.filter((call) => call === READ)).toHaveLength(2);
    const [body] = await uploads();
    expect(body?.getAll('files')).toHaveLength(2);
    expect(Object.fromEntries(body ?? [])).toEqual({
      id: '70',
      files: expect.anything(),
      fk_usuario_actualizacion: '7',
      descuentos: '',
      otros_ingresos: '7.5',
    });
  });

  test('[W8] says the week, and whose proof was uploaded', async () => {
    const { dialog, attach, accept } = await openDialog();
    expect(dialog.getByText(/^Marta Cedeño · 220002/)).toHaveTextContent(
      'Semana del 2026-11-16 al 2026-11-22',
    );
    await attach('uno.png');
    await accept();

    expect(await screen.findByText('Marta Cedeño · 2026-11-16 al 2026-11-22')).toBeVisible();
  });

  test('[W8] recovered money is said with its hour, and Aceptar sends it only after it was kept', async () => {
    const first = await openDialog({ descuentos: '10.50' });
    write(first.dialog.getByLabelText('Descuentos'), '99.75');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('99.75'));
    cleanup();

    // The kept input opens the dialog again.
    const { user, sent } = renderApp({
      path: PATH,
      handlers: [answerCall(nominaCalls.uploadLine, LISTO), sheetOf(createDetalle({ descuentos: '10.50' }))],
    });
    const dialog = await dialogOf('Cargar Comprobante');
    const notice = await dialog.findByText('Recuperamos lo que había escrito');
    expect(notice).toHaveTextContent(/ el \d{4}-\d\d-\d\d \d\d:\d\dDescuentos: 99.75$/);
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
    await dialog.findByText('recibo.png');
    const accept = () => user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await accept();
    await waitFor(() => expect(notice.closest('.MuiAlert-root')).toHaveFocus());
    expect(await sent(nominaCalls.uploadLine)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Conservar' }));
    await accept();

    await waitFor(async () => expect(await sent(nominaCalls.uploadLine)).toHaveLength(1));
  });

  test('a refusal shows ¡Error! in the dialog and keeps the input; closing it shows the current sheet @ci', async () => {
    const { dialog, attach, accept, user } = await openDialog(
      {},
      { upload: refuseCall(nominaCalls.uploadLine, 409, 'Ya tiene comprobante') },
    );
    await attach('uno.png');
    write(dialog.getByLabelText('Descuentos'), '99');
    await accept();

    expect(await dialog.findByRole('alert')).toHaveTextContent('¡Error!Ya tiene comprobante');
    expect(dialog.getByLabelText('Descuentos')).toHaveValue('99');
    expect(dialog.getByText('uno.png')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
    server.use(sheetOf(createDetalle({ comprobante: 'comprobantes/b.png' })));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));

    expect(await screen.findByRole('button', { name: 'Ver' })).toBeVisible();
  });

  test('[U23] a line that somebody else proved first shows what is saved beside what is typed', async () => {
    const saved = createDetalle({ comprobante: 'comprobantes/b.png', descuentos: '10.00' });
    const { dialog, attach, accept, user } = await openDialog(
      {},
      { upload: refuseCall(nominaCalls.uploadLine, 409, 'Ya tiene comprobante', { reason: 'outdated' }) },
    );
    await attach('uno.png');
    write(dialog.getByLabelText('Descuentos'), '99');
    server.use(sheetOf(saved));
    await accept();

    const notice = await dialog.findByRole('alert');
    expect(notice).toHaveTextContent('Comprobante guardado: Ver · suyo: 1 imagen');
    expect(notice).toHaveTextContent('Descuentos guardado: $10.00 · suyo: $99.00');
    expect(notice).not.toHaveTextContent('Otros ingresos');
    await user.click(dialog.getByRole('button', { name: 'Cargar de nuevo' }));

    expect(await screen.findByRole('button', { name: 'Ver' })).toBeVisible();
  });

  test('[U23] stays open with its input if the line is proved elsewhere meanwhile, and says so', async () => {
    const saved = createDetalle({ comprobante: 'comprobantes/b.png', descuentos: '10.00' });
    const events = eventsHost();
    const { dialog, attach, accept } = await openDialog(
      {},
      {
        profile: { api_local: true },
        upload: refuseCall(nominaCalls.uploadLine, 409, 'Ya tiene comprobante', { reason: 'outdated' }),
        others: [events.handler],
      },
    );
    await attach('uno.png');
    write(dialog.getByLabelText('Descuentos'), '99');
    server.use(sheetOf(saved));
    await vi.waitFor(async () => {
      await events.tell('nomina', 'updated', [1043]);
      expect(dialog.getByText(/ya se cargó desde otra pantalla/)).toBeVisible();
    }, 15_000);
    expect(dialog.getByLabelText('Descuentos')).toHaveValue('99');
    await accept();

    expect(await dialog.findByText(/guardado: \$10\.00/)).toHaveTextContent('suyo: $99.00');
    expect(dialog.queryByText(/ya se cargó desde otra pantalla/)).not.toBeInTheDocument();
  });

  test('[SPEC 2.31] shows Procesando... and the progress during the upload', async () => {
    const { dialog, attach, accept } = await openDialog({}, { upload: holdCall(nominaCalls.uploadLine) });
    await attach('uno.png');
    await accept();

    expect(await dialog.findByRole('button', { name: 'Procesando...' })).toBeDisabled();
    expect(dialog.getByRole('progressbar', { name: 'Progreso de uno.png' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Quitar uno.png' })).not.toBeInTheDocument();
  });

  test('[U30] its upload is cancelled, says what that means, and keeps files and money to send them again', async () => {
    const { dialog, attach, accept, user, uploads } = await openDialog(
      {},
      { upload: holdCall(nominaCalls.uploadLine) },
    );
    await attach('uno.png');
    write(dialog.getByLabelText('Descuentos'), '99');
    await accept();
    await dialog.findByRole('button', { name: 'Procesando...' });
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(/^¡Error!Se canceló el envío\./);
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Descuentos')).toHaveValue('99');
    server.use(answerCall(nominaCalls.uploadLine, LISTO));
    await accept();
    await dialogIsClosed();
    expect(await uploads()).toHaveLength(2);
  });

  test('[SPEC 2.30] [SPEC 5.1] money that is not a number is refused beside the field, and Cancelar sends nothing', async () => {
    const { dialog, attach, accept, user, uploads } = await openDialog();
    await attach('uno.png');
    const descuentos = dialog.getByLabelText('Descuentos');
    write(descuentos, '-5');
    await accept();

    expect(await dialog.findByText('Escriba solo números, con dos decimales como máximo')).toBeVisible();
    expect(descuentos).toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await dialogIsClosed();
    expect(await uploads()).toEqual([]);
  });

  test('an administrador cannot change the otros ingresos of the own line, which are sent unchanged with a file', async () => {
    const { dialog, attach, accept, uploads } = await openDialog(OWN, { role: 'administrador' });
    expect(dialog.getByLabelText('Otros ingresos')).toBeDisabled();
    expect(dialog.getByText(HELP)).toBeVisible();
    await accept();
    expect(await dialog.findByText('Elija al menos un archivo')).toBeVisible();
    await attach('uno.png');
    await accept();

    await expect.poll(async () => (await uploads()).length).toBe(1);
    expect((await uploads())[0]?.get('otros_ingresos')).toBe('20.00');
  });

  test.each([
    ['a superadministrador in the own line', OWN, 'superadministrador'],
    ['an administrador in another line', { usuario: { ...OWN.usuario, id: 8 } }, 'administrador'],
    ['an administrador if the host does not send the user of the line', {}, 'administrador'],
  ])('otros ingresos can be changed by %s', async (_who, line, role) => {
    const { dialog } = await openDialog(line, { role });

    expect(dialog.getByLabelText('Otros ingresos')).toBeEnabled();
    expect(dialog.queryByText(HELP)).not.toBeInTheDocument();
  });
});

const RAUL = createDetalle({
  id: 71,
  usuario: { nombre: 'Raúl', apellido: 'Ñáñez', cuenta_bancaria: '33' },
});

test('the count of the list opens the dialog of the next person, but Abrir does not', async () => {
  const { user } = renderApp({
    path: '/auth/nomina',
    handlers: [
      sheetOf(createDetalle({ comprobante: 'comprobantes/a.png' }), RAUL),
      answerCall(nominaCalls.list, { nominas: [createNomina({ lineas: 2, pagados: 1 })] }),
      answerCall(nominaCalls.count, { conteo: 1 }),
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'Abrir' }));
  expect(await screen.findByText('1/2')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: 'Nomina' })[0] ?? document.body);

  await user.click(await screen.findByRole('link', { name: 'Pagar' }));

  expect((await dialogOf('Cargar Comprobante')).getByText(/^Raúl Ñáñez/)).toBeVisible();
});

test('[SPEC 7.16] the proof of a whole nomina has no money and is sent to actualizar', async () => {
  catchFiles();
  const listOf = (comprobante: string | null) =>
    answerCall(nominaCalls.list, { nominas: [createNomina({ comprobante })] });
  const { user, sent } = renderApp({
    path: '/auth/nomina',
    handlers: [
      listOf(null),
      answerCall(nominaCalls.count, { conteo: 1 }),
      answerCall(nominaCalls.upload, () => {
        server.use(listOf('comprobantes/a.png'));

        return LISTO;
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Cargar' }));
  const dialog = await dialogOf('Cargar Comprobante');
  expect(dialog.queryByLabelText('Descuentos')).not.toBeInTheDocument();
  expect(dialog.getByText(/^Luis Zambrano · 2200022222/)).toHaveTextContent('Se pagan $4,210.00');
  await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
  await dialog.findByText('recibo.png');
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

  expect(await screen.findByText('Comprobante actualizado correctamente')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ver' })).toBeVisible();
  const [body] = (await sent(nominaCalls.upload)) as FormData[];
  expect(Object.fromEntries(body ?? [])).toEqual({
    id: '1043',
    files: expect.anything(),
    fk_usuario_actualizacion: '7',
  });
});

test('[U30] the upload of a whole nomina is cancelled, and keeps its files', async () => {
  catchFiles();
  const { user } = renderApp({
    path: '/auth/nomina',
    handlers: [
      answerCall(nominaCalls.list, { nominas: [createNomina({ comprobante: null })] }),
      answerCall(nominaCalls.count, { conteo: 1 }),
      holdCall(nominaCalls.upload),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Cargar' }));
  const dialog = await dialogOf('Cargar Comprobante');
  await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
  await dialog.findByText('recibo.png');
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  await dialog.findByRole('button', { name: 'Procesando...' });
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(/^¡Error!Se canceló el envío\./);
  expect(dialog.getByText('recibo.png')).toBeVisible();
});

describe('Ver Comprobante', () => {
  const open = async (lines: Detalle[], nth = 0) => {
    const { user } = renderApp({ path: PATH, handlers: [sheetOf(...lines)] });
    await user.click((await screen.findAllByRole('button', { name: 'Ver' }))[nth] ?? document.body);

    return { user, viewer: await dialogOf(/^Ver Comprobante/) };
  };
  const ONE = [createDetalle({ comprobante: 'comprobantes/a.jpg' })];
  const PAID = [
    ...ONE,
    createDetalle({ id: 73, usuario: { nombre: 'Iván', apellido: 'Paz', cuenta_bancaria: null } }),
    { ...RAUL, total: '2500.50', comprobante: 'comprobantes/b.png,comprobantes/c.webp' },
  ];

  test('[SPEC 2.28] shows the picture from the proofs folder under a visible title until it is closed', async () => {
    const { user, viewer } = await open(ONE);

    expect(viewer.getByRole('heading', { name: /^Ver Comprobante/ })).toBeVisible();
    expect(viewer.getByAltText('Comprobante 1 de 1')).toHaveAttribute('src', '/comprobantes/a.jpg');
    for (const name of ['Acercar', 'Alejar'])
      expect(viewer.getByRole('button', { name })).toBeInTheDocument();
    for (const name of ['Anterior', 'Siguiente'])
      expect(viewer.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(viewer.getByRole('button', { name: 'Cerrar' }));

    await dialogIsClosed();
  });

  test('a picture that cannot be loaded shows an error, and Reintentar loads it again', async () => {
    const { user, viewer } = await open(ONE);
    const failed = viewer.getByAltText('Comprobante 1 de 1');
    fireEvent.error(failed);
    expect(await viewer.findByText('No se pudo cargar la imagen')).toBeVisible();

    await user.click(viewer.getByRole('button', { name: 'Reintentar' }));

    const again = await dialogOf(/^Ver Comprobante/);
    await waitFor(() => expect(again.getByAltText('Comprobante 1 de 1')).not.toBe(failed));
    expect(again.queryByText('No se pudo cargar la imagen')).not.toBeInTheDocument();
  });

  test('shows person, account and exact amount, rotates only that picture, and pages through the whole sheet', async () => {
    const { user, viewer } = await open(PAID);
    const turned = () => viewer.getByAltText('Comprobante 1 de 3').parentElement?.style.transform;
    await dialogOf('Ver Comprobante: Marta Cedeño · 220002 · $1,500.00');

    await user.click(viewer.getByRole('button', { name: 'Girar' }));
    expect(turned()).toBe('rotate(90deg)');
    await user.click(viewer.getByRole('button', { name: 'Girar' }));
    expect(turned()).toBe('rotate(180deg)');
    expect(viewer.getByAltText('Comprobante 2 de 3').parentElement?.style.transform).not.toContain('rotate');
    await user.click(viewer.getByRole('button', { name: 'Siguiente' }));

    expect(
      await screen.findByRole('heading', { name: /2 de 3 Raúl Ñáñez · 33 · \$2,500\.50/ }),
    ).toBeVisible();
  });

  test('starts with the pictures of the chosen line, and saves them under the name of the person', async () => {
    const links: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function (this: unknown) {
      if (this instanceof HTMLAnchorElement) links.push(`${this.pathname} ${this.download}`);

      return true;
    });
    const { user } = await open(PAID, 1);
    expect(await screen.findByRole('heading', { name: /2 de 3 Raúl Ñáñez/ })).toBeVisible();
    expect(screen.getByAltText('Comprobante 2 de 3')).toHaveAttribute('src', '/comprobantes/b.png');

    await user.click(await screen.findByRole('button', { name: 'Descargar' }));

    expect(links).toEqual(['/comprobantes/b.png Raúl Ñáñez 1.png']);
  });
});
