import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { alikePictureCall } from '../../../../contract/parecidos';
import { createDetalle, createNomina } from '../../../support/factories';
import { catchFiles, picture } from '../../../support/files';
import { dialogIsClosed } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { withStyles } from '../../../support/styles';

const MOST_KEYS = 15;

const lineOf = (id: number, comprobante: string | null = null) =>
  createDetalle({
    id,
    usuario: { nombre: 'Persona', apellido: String(id), cuenta_bancaria: '1' },
    comprobante,
  });

/** Counts the keys. A chosen file counts as one. */
const openSheet = async (...lines: ReturnType<typeof lineOf>[]) => {
  catchFiles();
  // A link is skipped where the page has no table.
  withStyles();
  const sheetOf = (paid: number) =>
    answerCall(nominaCalls.one, {
      nomina: createNomina({
        detalle_nominas: lines.map((line) =>
          line.id === paid ? { ...line, comprobante: 'comprobantes/a.png' } : line,
        ),
      }),
    });
  const { user } = renderApp({
    path: '/auth/nomina/planilla/1043',
    profile: { api_local: true },
    handlers: [
      sheetOf(0),
      refuseCall(alikePictureCall, 404, 'No existe lo que busca'),
      answerCall(nominaCalls.uploadLine, async ({ request }) => {
        server.use(sheetOf(Number((await request.formData()).get('id'))));

        return { message: 'listo' };
      }),
    ],
  });
  await screen.findByRole('table');
  let count = 0;
  const press = async (...keys: string[]) => {
    count += keys.length;
    for (const key of keys) await user.keyboard(`{${key}}`);
  };
  const tabTo = async (target: HTMLElement) => {
    while (document.activeElement !== target && count <= 2 * MOST_KEYS) {
      count += 1;
      await user.tab();
    }
  };
  /** In the dialog that has just been opened. Returns all keys since the last call. */
  const upload = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cargar Comprobante' }));
    const input = dialog.getByLabelText('Elegir archivos');
    await waitFor(() => expect(input).toHaveFocus());
    count += 1;
    await user.upload(input, picture());
    await dialog.findByText('recibo.png');
    await tabTo(dialog.getByRole('button', { name: 'Aceptar' }));
    await press('Enter');
    await dialogIsClosed();
    const pressed = count;
    count = 0;

    return pressed;
  };

  return { press, tabTo, upload };
};

test('[U41] a comprobante takes at most 15 keys by Tab and Enter alone, and so does the next one @ci', async () => {
  const { tabTo, press, upload } = await openSheet(lineOf(1), lineOf(2), lineOf(3));
  await tabTo(screen.getByRole('link', { name: 'Saltar a la tabla' }));
  await press('Enter', 'Enter');
  expect(await upload()).toBeLessThanOrEqual(MOST_KEYS);

  const next = await screen.findByRole('button', { name: 'Siguiente persona: Persona 2' });
  await waitFor(() => expect(next).toHaveFocus());
  await press('Enter');
  expect(await upload()).toBeLessThanOrEqual(MOST_KEYS);
});

test('[U41] a comprobante of a later line takes at most 15 keys, by F2 and the arrow keys @ci', async () => {
  const paid = [1, 2, 3, 4].map((id) => lineOf(id, 'comprobantes/b.png'));
  const { press, upload } = await openSheet(...paid, lineOf(5));
  await press('F2', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  expect(await upload()).toBeLessThanOrEqual(MOST_KEYS);

  // Nobody is left: work goes on in the page.
  await waitFor(() =>
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
  );
});
