import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { archivosCalls } from '../../../../contract/archivos';
import { comprobantesCalls, proofCall } from '../../../../contract/comprobantes';
import { nominaCalls } from '../../../../contract/nomina';
import { restOfHost } from '../../../../src/dataProvider/restOfHost';
import { adaptSection } from '../../../../src/resources/defineSection';
import { createDetalle, createNomina } from '../../../support/factories';
import { picture } from '../../../support/files';
import { openMenu } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { recordOf, renderSection } from '../../../support/renderSection';
import { gastos, gastosRest } from '../../../support/sampleSection';

const own = { api_local: true };
const WRONG = recordOf(gastosRest, 7, { comprobante: 'comprobantes/mala.webp' });

/** Served by another host beside our own API. */
const ofHost = adaptSection(gastos, { provider: restOfHost(gastosRest, window.location.origin) });

type NotOffered = Parameters<typeof renderSection>[1] & { section?: typeof gastos };

const changeProof = () => screen.findByRole('button', { name: 'Cambiar comprobante' });

/** Of a line with a proof. */
const openLineDialog = async () => {
  const line = createDetalle({ id: 31, comprobante: 'comprobantes/mala.webp' });
  const { user, sent } = renderApp({
    path: '/auth/nomina/planilla/1043',
    profile: own,
    handlers: [
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [line] }) }),
      answerCall(comprobantesCalls.detalle_nominas, { message: 'Comprobante actualizado correctamente' }),
    ],
  });
  await user.click(await changeProof());
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar comprobante' }));

  return { user, sent, dialog };
};

describe('[M11] Cambiar comprobante', () => {
  test('of a record uploads the picture, asks for a motivo, and keeps both after a refusal @ci', async () => {
    const call = proofCall('gastos');
    const { user, sent } = renderSection(gastos, {
      path: '/edit/7',
      profile: own,
      rows: [WRONG],
      handlers: [
        answerCall(archivosCalls.upload, { paths: ['comprobantes/buena.webp'] }),
        refuseCall(call, 409, 'Otro usuario modificó este registro'),
      ],
    });
    await openMenu(user);
    await user.click(await changeProof());
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar comprobante' }));
    const button = () => dialog.getByRole('button', { name: 'Cambiar comprobante' });
    const accept = async () => {
      // Disabled while a picture is uploaded and looked for in other records.
      await waitFor(() => expect(button()).toBeEnabled());
      await user.click(button());
    };
    await accept();
    expect(await dialog.findByText('Escriba el motivo')).toBeVisible();
    expect(dialog.getByText('Elija el comprobante')).toBeVisible();

    await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
    await dialog.findByRole('list', { name: 'Archivos cargados' });
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Otra foto');
    await accept();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');

    server.use(answerCall(call, { id: 7 }));
    await accept();
    expect(await screen.findByText('Comprobante cambiado: Gasto 7')).toBeVisible();
    expect((await sent(call)).at(-1)).toEqual({
      comprobante: 'comprobantes/buena.webp',
      motivo: 'Otra foto',
      version: 1,
    });
  });

  test('of a line sends the file with the motivo', async () => {
    const { user, sent, dialog } = await openLineDialog();
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
    await dialog.findByRole('list', { name: 'Archivos elegidos' });
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Otra foto');
    const button = dialog.getByRole('button', { name: 'Cambiar comprobante' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);

    await waitFor(async () => expect(await sent(comprobantesCalls.detalle_nominas)).toHaveLength(1));
    const [form] = (await sent(comprobantesCalls.detalle_nominas)) as FormData[];
    expect(form?.get('motivo')).toBe('Otra foto');
    expect(form?.getAll('files')).toHaveLength(1);
  });

  test('[W8] of a line shows person, week, account, amount and the picture that is replaced, and says whose it was', async () => {
    const { user, dialog } = await openLineDialog();
    const terms = dialog.getAllByRole('term').map((term) => term.nextElementSibling?.textContent);
    expect(terms).toEqual([
      'Marta Cedeño',
      '2026-11-16 al 2026-11-22',
      expect.stringMatching(/^22/),
      expect.stringMatching(/^\$/),
    ]);
    expect(dialog.getByRole('img', { name: 'Comprobante 1' })).toHaveAttribute(
      'src',
      expect.stringContaining('mala.webp'),
    );
    await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Otra foto');
    const button = dialog.getByRole('button', { name: 'Cambiar comprobante' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);

    expect(await screen.findByText('Comprobante cambiado: Marta Cedeño')).toBeVisible();
  });

  test.each([
    ['another role', { role: 'administrador', rows: [WRONG] }],
    ['no proof', { rows: [{ ...WRONG, comprobante: '' }] }],
    ['an annulled record', { rows: [{ ...WRONG, estado: 'X', motivo_anulacion: 'Doble' }] }],
    ['another host', { profile: { api_local: false }, rows: [WRONG] }],
    ['a section of another host', { rows: [WRONG], section: ofHost }],
  ])('is not offered for %s', async (_, { section = gastos, ...options }: NotOffered) => {
    const { user } = renderSection(section, { path: '/edit/7', profile: own, ...options });
    await screen.findByRole('heading', { level: 1, name: /7/ });
    const menu = screen.queryByRole('button', { name: 'Acciones' });
    if (menu) await user.click(menu);

    expect(screen.queryByRole('button', { name: 'Cambiar comprobante' })).not.toBeInTheDocument();
  });
});
