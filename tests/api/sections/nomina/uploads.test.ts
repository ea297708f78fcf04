import { readdir } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { file, jpeg, png } from '../../../support/api/files/pictures';
import { MONDAY, openWorld, refusedWith, statuses } from '../../../support/api/world';

const world = openWorld();
let nomina: number;
let lines: number[];
beforeEach(async () => {
  await world.clear();
  const { on, berta, sara } = world;
  const week = { fecha: MONDAY, fecha_final: '2026-10-18' };
  nomina = await on.nomina({ fk_usuario: berta.user.id, ...week, base: 15_000 });
  lines = [
    await on.linea({ fk_nomina: nomina, fk_usuario: berta.user.id, orden: 1, base: 10_000 }),
    await on.linea({ fk_nomina: nomina, fk_usuario: sara.user.id, orden: 2, base: 5_000 }),
  ];
});

const UPLOADED = { status: 200, body: { message: 'Comprobante actualizado correctamente' } };
const upload = (files = [file(png())], client = world.berta) =>
  client.call(nominaCalls.upload, { body: { id: nomina, files, fk_usuario_actualizacion: '' } });
const uploadLine = (index: number, body: object = {}, client = world.berta) =>
  client.call(nominaCalls.uploadLine, {
    body: {
      id: lines[index],
      files: [file(png())],
      fk_usuario_actualizacion: '',
      descuentos: '',
      otros_ingresos: '',
      ...body,
    },
  });
const sheet = async () => (await world.berta.call(nominaCalls.one, { params: { id: nomina } })).body.nomina;
const storedFiles = async () => (await readdir(world.filesDir)).filter((name) => name !== 'pendientes');

test('[SPEC 5.6] several files of a nomina are joined by commas in the order of the upload', async () => {
  expect(await upload([file(png()), file(jpeg())])).toMatchObject(UPLOADED);
  expect((await sheet()).comprobante).toMatch(
    /^comprobantes\/[0-9a-f]{32}\.png,comprobantes\/[0-9a-f]{32}\.jpg$/,
  );
});

test('[SPEC 4.1] an upload stores proof, discounts and other income of the line, and the new total of the nomina', async () => {
  expect(await uploadLine(1, { descuentos: '10.25', otros_ingresos: '3' })).toMatchObject(UPLOADED);

  const { total, detalle_nominas } = await sheet();
  expect(detalle_nominas[1]).toMatchObject({ total: '42.75', descuentos: '10.25', otros_ingresos: '3.00' });
  expect(detalle_nominas[1].comprobante).toMatch(/^comprobantes\//);
  expect(total).toBe('142.75');
});

test('the total includes all lines uploaded at the same time', async () => {
  await Promise.all([
    uploadLine(0, { descuentos: '1' }),
    uploadLine(1, { otros_ingresos: '2', descuentos: '5' }),
  ]);

  expect((await sheet()).total).toBe('146.00');
});

test.each([
  ['nomina', () => upload()],
  ['line', () => uploadLine(0)],
])(
  '[SPEC 4.1] only the first of several uploads of one %s is stored, and the files of the others are deleted',
  async (_, once) => {
    const before = (await storedFiles()).length;

    expect(await statuses([once(), once(), once(), once()])).toEqual({ 200: 1, 409: 3 });
    expect(await once()).toMatchObject(refusedWith(409, 'Ya tiene comprobante: usted, hoy a las 10:00'));
    expect(await storedFiles()).toHaveLength(before + 1);
    expect(await readdir(`${world.filesDir}/pendientes`)).toEqual([]);
  },
);

test.each(['nomina', 'line'])(
  '[W6] a second proof of a %s is refused by who loaded the first and when',
  async (of) => {
    const prove = (client = world.berta) =>
      of === 'line' ? uploadLine(1, {}, client) : upload(undefined, client);
    await prove();
    // That of another line does not count.
    await uploadLine(0, {}, world.chief);

    expect(await prove(world.chief)).toMatchObject({
      status: 409,
      body: { error: 'Ya tiene comprobante: Berta Mora, hoy a las 10:00', reason: 'outdated' },
    });
  },
);

test('a line with a total below 0 is refused and not stored', async () => {
  const before = await storedFiles();

  expect(await uploadLine(1, { descuentos: '50.01' })).toMatchObject(
    refusedWith(422, 'Los descuentos no pueden superar lo que se paga'),
  );
  expect(await storedFiles()).toEqual(before);
  expect((await uploadLine(1, { descuentos: '50.00' })).status).toBe(200);
});

test('only a superadministrador can change the other income of an own line', async () => {
  expect(await uploadLine(0, { otros_ingresos: '5' })).toMatchObject(
    refusedWith(422, 'Solo un súper administrador puede cambiar sus propios otros ingresos'),
  );
  expect((await uploadLine(0, { otros_ingresos: '5' }, world.chief)).status).toBe(200);
});

test('[Y7] the history says whose proof was uploaded', async () => {
  await uploadLine(1);
  await upload();
  const { comprobante, detalle_nominas } = await sheet();
  const { usuario, comprobante: ofLine } = detalle_nominas[1];
  const { body } = await world.berta.call(nominaCalls.history, { params: { id: nomina } });

  expect(usuario.nombre).not.toBe('');
  expect(body).toMatchObject([
    { accion: 'comprobante cargado', cambios: [{ campo: 'comprobante', despues: comprobante }] },
    {
      accion: 'comprobante cargado',
      cambios: [{ campo: `comprobante de ${usuario.nombre} ${usuario.apellido}`, despues: ofLine }],
    },
  ]);
});
