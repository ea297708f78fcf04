import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { createDetalle, createNomina } from '../../../factories';
import { answerCall, holdCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';

// jsdom makes no object URLs.
beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:vista-previa');
  URL.revokeObjectURL = vi.fn();
});

const picture = (name: string, type = 'image/png') => new File([name], name, { type });
const write = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } });
const MESSAGE = { message: 'listo' };

/** A sheet of one line whose proof appears once it has been uploaded. */
const renderSheet = (
  line = {},
  refusal?: Parameters<typeof renderApp>[0]['handlers'],
  role = 'superadministrador',
) => {
  const uploads: FormData[] = [];
  const app = renderApp({
    path: '/auth/nomina/planilla/1043',
    role,
    handlers: [
      ...(refusal ?? []),
      answerCall(nominaCalls.one, () => {
        const comprobante = uploads.length > 0 ? 'comprobantes/a.png' : null;

        return { nomina: createNomina({ detalle_nominas: [createDetalle({ comprobante, ...line })] }) };
      }),
      answerCall(nominaCalls.uploadLine, async ({ request }) => {
        uploads.push(await request.formData());

        return MESSAGE;
      }),
    ],
  });
  const openDialog = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Cargar' }));

    return within(await screen.findByRole('dialog', { name: 'Cargar Comprobante' }));
  };

  return { ...app, uploads, openDialog };
};

describe('Cargar Comprobante', () => {
  test("[SPEC 2.29] is prefilled with the row's descuentos and otros ingresos", async () => {
    const { openDialog } = renderSheet({ descuentos: '10.5', otros_ingresos: 20 });

    const dialog = await openDialog();

    expect(dialog.getByLabelText('Descuentos')).toHaveValue('10.50');
    expect(dialog.getByLabelText('Otros ingresos')).toHaveValue('20.00');
  });

  test('names the person, the account and to the cent what is paid, as descuentos are written', async () => {
    const { openDialog } = renderSheet({ total: '1500.40', otros_ingresos: '5.00' });

    const dialog = await openDialog();
    expect(dialog.getByText(/^Marta Cedeño · 220002/)).toHaveTextContent('Se pagan $1,500.40');
    write(dialog.getByLabelText('Descuentos'), '100,15');

    expect(await dialog.findByText('$1,400.25')).toBeVisible();
  });

  test('[SPEC 5.6] takes several pictures, and no other kind of file', async () => {
    const { openDialog } = renderSheet();

    const input = (await openDialog()).getByLabelText('Elegir archivos');

    expect(input).toHaveAttribute('multiple');
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  });

  test('sends id, files, user and money as it was written; an empty one as ""', async () => {
    const { user, openDialog, uploads } = renderSheet({ descuentos: '10.50' });
    const dialog = await openDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), [picture('uno.png'), picture('dos.png')]);
    write(dialog.getByLabelText('Descuentos'), '');
    write(dialog.getByLabelText('Otros ingresos'), '7.5');

    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

    await waitFor(() => expect(uploads).toHaveLength(1));
    const [body] = uploads;
    expect([...new Set(body?.keys())].sort()).toEqual([
      'descuentos',
      'files',
      'fk_usuario_actualizacion',
      'id',
      'otros_ingresos',
    ]);
    expect(body?.getAll('files')).toHaveLength(2);
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      id: '70',
      fk_usuario_actualizacion: '7',
      descuentos: '',
      otros_ingresos: '7.5',
    });
  });

  test('[SPEC 5.8] [SPEC 7.17] success shows the fixed text whatever the body says, closes, and reads the sheet again', async () => {
    const { user, openDialog, calls } = renderSheet();
    const dialog = await openDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));

    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^¡Correcto!Comprobante actualizado correctamente$/,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Ver' })).toBeVisible();
    expect(calls.filter((call) => call === 'GET /api/nomina/1043')).toHaveLength(2);
  });

  test('a refusal stands in the dialog as ¡Error!, with all input kept', async () => {
    const { user, openDialog } = renderSheet({}, [
      refuseCall(nominaCalls.uploadLine, 422, 'El total no puede ser menor que 0'),
    ]);
    const dialog = await openDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));
    write(dialog.getByLabelText('Descuentos'), '9999');

    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('¡Error!El total no puede ser menor que 0');
    expect(dialog.getByLabelText('Descuentos')).toHaveValue('9999');
    expect(dialog.getByText('uno.png')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
  });

  test('closed after a refusal, it leaves the sheet as it stands now', async () => {
    const { user, openDialog, calls } = renderSheet({}, [
      refuseCall(nominaCalls.uploadLine, 409, 'Ya tiene comprobante'),
    ]);
    const dialog = await openDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await dialog.findByRole('alert');
    server.use(
      answerCall(nominaCalls.one, {
        nomina: createNomina({ detalle_nominas: [createDetalle({ comprobante: 'comprobantes/b.png' })] }),
      }),
    );

    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));

    expect(await screen.findByRole('button', { name: 'Ver' })).toBeVisible();
    expect(calls.filter((call) => call === 'GET /api/nomina/1043')).toHaveLength(2);
  });

  test('[SPEC 2.31] says Procesando... and shows the progress while it uploads', async () => {
    const { user, openDialog } = renderSheet({}, [holdCall(nominaCalls.uploadLine)]);
    const dialog = await openDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));

    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

    expect(await dialog.findByRole('button', { name: 'Procesando...' })).toBeDisabled();
    expect(dialog.getByRole('progressbar', { name: 'Progreso de uno.png' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Quitar uno.png' })).not.toBeInTheDocument();
  });

  test('[F12] a double click sends one upload', async () => {
    const { user, openDialog, uploads } = renderSheet();
    const dialog = await openDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));
    const accept = dialog.getByRole('button', { name: 'Aceptar' });

    fireEvent.click(accept);
    fireEvent.click(accept);

    expect(await screen.findByText('Comprobante actualizado correctamente')).toBeVisible();
    expect(uploads).toHaveLength(1);
  });

  test('without files it asks for one and sends nothing', async () => {
    const { user, openDialog, uploads } = renderSheet();
    const dialog = await openDialog();

    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

    expect(await dialog.findByText('Elija al menos un archivo')).toBeVisible();
    expect(uploads).toEqual([]);
  });

  test('[SPEC 5.1] money that is no number is refused beside the field', async () => {
    const { user, openDialog, uploads } = renderSheet();
    const dialog = await openDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));
    const descuentos = dialog.getByLabelText('Descuentos');

    const solo = 'Escriba solo números, con dos decimales como máximo';
    for (const [text, refusal] of [
      ['-5', solo],
      ['diez', solo],
      ['1.5.5', solo],
      ['10,505', 'No está claro si son miles. Escriba 10505 o 10505.00'],
    ] as const) {
      write(descuentos, '');
      await waitFor(() => expect(descuentos).toBeValid());
      write(descuentos, text);
      fireEvent.click(dialog.getByRole('button', { name: 'Aceptar' }));

      expect(await dialog.findByText(refusal)).toBeVisible();
      expect(descuentos).toBeInvalid();
    }
    expect(uploads).toEqual([]);
  });

  const OWN = { usuario: { id: '7', nombre: 'Ana', apellido: 'Paredes' }, otros_ingresos: '20.00' };
  const HELP = 'Solo un súper administrador puede cambiar sus otros ingresos';

  test('an administrador cannot change the otros ingresos of the own line, and they are sent as they were', async () => {
    const { user, openDialog, uploads } = renderSheet(OWN, [], 'administrador');
    const dialog = await openDialog();
    expect(dialog.getByLabelText('Otros ingresos')).toBeDisabled();
    expect(dialog.getByText(HELP)).toBeVisible();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));

    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

    await waitFor(() => expect(uploads[0]?.get('otros_ingresos')).toBe('20.00'));
  });

  test('the own line is saved after a try without a file', async () => {
    const { user, openDialog, uploads } = renderSheet(OWN, [], 'administrador');
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await dialog.findByText('Elija al menos un archivo');
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));

    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

    await waitFor(() => expect(uploads[0]?.get('otros_ingresos')).toBe('20.00'));
  });

  test.each([
    ['a superadministrador, of the own line', OWN, 'superadministrador'],
    ['an administrador, of another line', { usuario: { ...OWN.usuario, id: 8 } }, 'administrador'],
    ['an administrador, where the host does not say whose line it is', {}, 'administrador'],
  ])('otros ingresos may be changed by %s', async (_who, line, role) => {
    const { openDialog } = renderSheet(line, [], role);

    const dialog = await openDialog();

    expect(dialog.getByLabelText('Otros ingresos')).toBeEnabled();
    expect(dialog.queryByText(HELP)).not.toBeInTheDocument();
  });

  test('a chosen file is listed, can be taken out, and more can be added', async () => {
    const { user, openDialog, uploads } = renderSheet();
    const dialog = await openDialog();
    const input = dialog.getByLabelText('Elegir archivos');
    await user.upload(input, [picture('uno.png'), picture('dos.png')]);
    await user.upload(input, picture('tres.png'));

    await user.click(dialog.getByRole('button', { name: 'Quitar dos.png' }));

    const listed = within(dialog.getByRole('list', { name: 'Archivos elegidos' })).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual(['uno.png', 'tres.png']);
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(uploads[0]?.getAll('files')).toHaveLength(2));
  });

  test('[SPEC 2.30] Cancelar closes and sends nothing', async () => {
    const { user, openDialog, uploads } = renderSheet();

    await user.click((await openDialog()).getByRole('button', { name: 'Cancelar' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(uploads).toEqual([]);
  });
});

describe('the next person', () => {
  const people = [
    createDetalle(),
    createDetalle({ id: 71, usuario: { nombre: 'Raúl', apellido: 'Ñáñez', cuenta_bancaria: '33' } }),
  ];
  /** A sheet of two, of whom those are paid for whom a proof was uploaded. */
  const twoLines = (uploaded: Set<string> = new Set()) => [
    answerCall(nominaCalls.one, () => ({
      nomina: createNomina({
        detalle_nominas: people.map((line) => ({
          ...line,
          comprobante: uploaded.has(String(line.id)) ? 'comprobantes/a.png' : null,
        })),
      }),
    })),
    answerCall(nominaCalls.uploadLine, async ({ request }) => {
      uploaded.add(String((await request.formData()).get('id')));

      return MESSAGE;
    }),
  ];
  const pay = async (user: ReturnType<typeof renderApp>['user']) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cargar Comprobante' }));
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Comprobante actualizado correctamente')).toBeVisible();
  };

  test('stands beside the message of who was paid, one Enter away, until nobody waits', async () => {
    const { user } = renderApp({ path: '/auth/nomina/planilla/1043', handlers: twoLines() });
    await user.click((await screen.findAllByRole('button', { name: 'Cargar' }))[0] ?? document.body);
    await pay(user);

    expect(screen.getByRole('button', { name: 'Siguiente persona: Raúl Ñáñez' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Raúl Ñáñez · 33/)).toBeVisible();
    await pay(user);

    expect(await screen.findByText('2/2')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Siguiente persona/ })).not.toBeInTheDocument();
  });

  test('is called by the count of the list, but not by Abrir', async () => {
    const { user } = renderApp({
      path: '/auth/nomina',
      handlers: [
        ...twoLines(new Set(['70'])),
        answerCall(nominaCalls.list, { nominas: [createNomina({ lineas: 2, pagados: 1 })] }),
        answerCall(nominaCalls.count, { conteo: 1 }),
      ],
    });
    await user.click(await screen.findByRole('link', { name: 'Abrir' }));
    expect(await screen.findByText('1/2')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('link', { name: 'Nomina' })[0] ?? document.body);

    await user.click(await screen.findByRole('link', { name: '1/2 pagados' }));

    const dialog = await screen.findByRole('dialog', { name: 'Cargar Comprobante' });
    expect(within(dialog).getByText(/^Raúl Ñáñez/)).toBeVisible();
  });
});

test('[SPEC 7.16] the proof of a nomina as a whole has no money and goes to actualizar', async () => {
  const uploads: FormData[] = [];
  const { user } = renderApp({
    path: '/auth/nomina',
    handlers: [
      answerCall(nominaCalls.list, () => ({
        nominas: [createNomina({ comprobante: uploads.length > 0 ? 'comprobantes/a.png' : null })],
      })),
      answerCall(nominaCalls.count, { conteo: 1 }),
      answerCall(nominaCalls.upload, async ({ request }) => {
        uploads.push(await request.formData());

        return MESSAGE;
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Cargar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cargar Comprobante' }));
  expect(dialog.queryByLabelText('Descuentos')).not.toBeInTheDocument();
  expect(dialog.getByText(/^Luis Zambrano · 2200022222/)).toHaveTextContent('Se pagan $4,210.00');
  await user.upload(dialog.getByLabelText('Elegir archivos'), picture('uno.png'));

  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

  expect(await screen.findByText('Comprobante actualizado correctamente')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ver' })).toBeVisible();
  expect([...(uploads[0]?.keys() ?? [])].sort()).toEqual(['files', 'fk_usuario_actualizacion', 'id']);
});

describe('Ver Comprobante', () => {
  const openViewer = async (comprobante: string | string[]) => {
    const { user } = renderSheet({ comprobante });
    await user.click(await screen.findByRole('button', { name: 'Ver' }));

    return { user, viewer: within(await screen.findByRole('dialog', { name: /^Ver Comprobante/ })) };
  };

  test('[SPEC 2.28] shows the picture from the base of the proofs, under its visible title', async () => {
    const { viewer } = await openViewer('comprobantes/a.jpg');

    expect(viewer.getByRole('heading', { name: /^Ver Comprobante/ })).toBeVisible();
    expect(viewer.getByAltText('Comprobante 1 de 1')).toHaveAttribute('src', '/comprobantes/a.jpg');
  });

  test('a single picture has no Anterior and no Siguiente', async () => {
    const { viewer } = await openViewer('comprobantes/a.jpg');

    expect(viewer.queryByRole('button', { name: 'Anterior' })).not.toBeInTheDocument();
    expect(viewer.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument();
    expect(viewer.getByRole('button', { name: 'Acercar' })).toBeInTheDocument();
    expect(viewer.getByRole('button', { name: 'Alejar' })).toBeInTheDocument();
  });

  test.each([
    ['joined by commas', 'comprobantes/a.jpg, comprobantes/b.png'],
    ['in an array', ['comprobantes/a.jpg', 'comprobantes/b.png']],
  ])('several pictures %s are paged through', async (_form, comprobante) => {
    const { user, viewer } = await openViewer(comprobante);
    expect(viewer.getByText('1 de 2')).toBeVisible();

    await user.click(viewer.getByRole('button', { name: 'Siguiente' }));

    expect(await viewer.findByText('2 de 2')).toBeVisible();
    expect(viewer.getByAltText('Comprobante 2 de 2')).toHaveAttribute('src', '/comprobantes/b.png');
  });

  test('a picture that cannot be loaded says so, and is fetched again on Reintentar', async () => {
    const { user, viewer } = await openViewer('comprobantes/a.jpg');
    const failed = viewer.getByAltText('Comprobante 1 de 1');
    fireEvent.error(failed);
    expect(await viewer.findByText('No se pudo cargar la imagen')).toBeVisible();

    await user.click(viewer.getByRole('button', { name: 'Reintentar' }));

    const again = within(await screen.findByRole('dialog', { name: /^Ver Comprobante/ }));
    await waitFor(() => expect(again.getByAltText('Comprobante 1 de 1')).not.toBe(failed));
    expect(again.queryByText('No se pudo cargar la imagen')).not.toBeInTheDocument();
  });

  const PAID = [
    createDetalle({ comprobante: 'comprobantes/a.jpg' }),
    createDetalle({ id: 71, usuario: { nombre: 'Iván', apellido: 'Paz', cuenta_bancaria: null } }),
    createDetalle({
      id: 72,
      usuario: { nombre: 'Raúl', apellido: 'Ñáñez', cuenta_bancaria: '33' },
      total: '2500.50',
      comprobante: 'comprobantes/b.png,comprobantes/c.webp',
    }),
  ];
  const openSheet = async (nth: number) => {
    const { user } = renderApp({
      path: '/auth/nomina/planilla/1043',
      handlers: [answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: PAID }) })],
    });
    const [...buttons] = await screen.findAllByRole('button', { name: 'Ver' });
    await user.click(buttons[nth] ?? document.body);

    return user;
  };

  test('names person, account and exact amount, and pages through the whole sheet', async () => {
    const user = await openSheet(0);
    const first = await screen.findByRole('dialog', {
      name: 'Ver Comprobante: Marta Cedeño · 220002 · $1,500.00',
    });
    expect(within(first).getByText('1 de 3')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Siguiente' }));

    expect(
      await screen.findByRole('heading', { name: /2 de 3 Raúl Ñáñez · 33 · \$2,500\.50/ }),
    ).toBeVisible();
  });

  test('begins with the pictures of the line whose Ver was pressed', async () => {
    await openSheet(1);

    expect(await screen.findByRole('heading', { name: /2 de 3 Raúl Ñáñez/ })).toBeVisible();
    expect(screen.getByAltText('Comprobante 2 de 3')).toHaveAttribute('src', '/comprobantes/b.png');
  });

  test('turns a picture by a quarter each time, and no other', async () => {
    const user = await openSheet(0);
    const turned = () => screen.queryByAltText('Comprobante 1 de 3')?.parentElement?.style.transform;
    await screen.findByRole('dialog');

    await user.click(screen.getByRole('button', { name: 'Girar' }));
    expect(turned()).toBe('rotate(90deg)');
    await user.click(screen.getByRole('button', { name: 'Girar' }));
    expect(turned()).toBe('rotate(180deg)');

    expect(screen.getByAltText('Comprobante 2 de 3').parentElement?.style.transform).not.toContain('rotate');
  });

  test('saves a picture under the name of whom it pays', async () => {
    const links: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function (this: unknown) {
      if (this instanceof HTMLAnchorElement) links.push(`${this.pathname} ${this.download}`);

      return true;
    });
    const user = await openSheet(1);

    await user.click(await screen.findByRole('button', { name: 'Descargar' }));

    expect(links).toEqual(['/comprobantes/b.png Raúl Ñáñez 1.png']);
  });

  test.each(['Cerrar', 'Escape'])('%s closes it', async (way) => {
    const { user, viewer } = await openViewer('comprobantes/a.jpg');

    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(viewer.getByRole('button', { name: 'Cerrar' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
