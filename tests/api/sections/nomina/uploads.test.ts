import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { file, jpeg, png } from '../../files/pictures';
import { type Client, openTestApi, type TestApi } from '../../testApi';

let api: TestApi;
let boss: Client;
let chief: Client;
let nomina: number;
let lines: number[];
beforeAll(async () => {
  api = await openTestApi();
  chief = await api.signIn('superadministrador');
});
afterAll(() => api.close());

beforeEach(async () => {
  boss = await api.signIn('administrador', { valor: 10_000 });
  await api.addUser({ fk_usuario_principal: boss.user.id, valor: 5_000 });
  await boss.call(nominaCalls.create, {
    body: {
      fk_usuario: boss.user.id,
      fecha: '2026-10-12',
      fecha_final: '2026-10-18',
      fk_usuario_creacion: boss.user.id,
      cuenta_bancaria: 'x',
    },
  });
  const rows = await api.db
    .selectFrom('nominas')
    .innerJoin('detalle_nominas', 'fk_nomina', 'nominas.id')
    .select(['nominas.id as nomina', 'detalle_nominas.id as line'])
    .where('nominas.fk_usuario', '=', boss.user.id)
    .orderBy('orden')
    .execute();
  nomina = rows[0]?.nomina ?? 0;
  lines = rows.map(({ line }) => line);
});

const upload = (client: Client, body: object = {}) =>
  client.call(nominaCalls.upload, {
    body: { id: nomina, files: [file(png())], fk_usuario_actualizacion: '', ...body },
  });
const uploadLine = (client: Client, index: number, body: object = {}) =>
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
const sheet = async () => (await boss.call(nominaCalls.one, { params: { id: nomina } })).body.nomina;
const storedFiles = async () => (await readdir(api.filesDir)).filter((name) => name !== 'pendientes');

test('[SPEC 5.6] several files of a nomina are joined by commas in the order they came', async () => {
  const answered = await upload(boss, { files: [file(png()), file(jpeg())] });

  expect(answered).toMatchObject({
    status: 200,
    body: { message: 'Comprobante actualizado correctamente' },
  });
  expect((await sheet()).comprobante).toMatch(
    /^comprobantes\/[0-9a-f]{32}\.png,comprobantes\/[0-9a-f]{32}\.jpg$/,
  );
});

test('[SPEC 4.1] a line takes its proof, discounts and other income, and the nomina its new total', async () => {
  const answered = await uploadLine(boss, 1, { descuentos: '10.25', otros_ingresos: '3' });

  expect(answered).toMatchObject({
    status: 200,
    body: { message: 'Comprobante actualizado correctamente' },
  });
  const { total, detalle_nominas } = await sheet();
  expect(detalle_nominas[1]).toMatchObject({ total: '42.75', descuentos: '10.25', otros_ingresos: '3.00' });
  expect(detalle_nominas[1].comprobante).toMatch(/^comprobantes\//);
  expect(total).toBe('142.75');
});

test('lines uploaded at the same time are all in the total', async () => {
  await Promise.all([
    uploadLine(boss, 0, { descuentos: '1' }),
    uploadLine(boss, 1, { otros_ingresos: '2', descuentos: '5' }),
  ]);

  expect((await sheet()).total).toBe('146.00');
});

test('[SPEC 4.1] a second proof is refused, and its files are gone', async () => {
  await upload(boss);
  await uploadLine(boss, 0);
  const before = await storedFiles();

  for (const again of [await upload(boss), await uploadLine(boss, 0)]) {
    expect(again).toMatchObject({ status: 409, body: { error: 'Ya tiene comprobante' } });
  }
  expect(await storedFiles()).toEqual(before);
});

test.each(['nomina', 'line'])('of two uploads of one %s at once, one wins', async (what) => {
  const before = (await storedFiles()).length;
  const once = () => (what === 'nomina' ? upload(boss) : uploadLine(boss, 0));

  const answers = await Promise.all([once(), once(), once(), once()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await storedFiles()).toHaveLength(before + 1);
  expect(await readdir(`${api.filesDir}/pendientes`)).toEqual([]);
});

test('a line below 0 is refused, and nothing is stored', async () => {
  const before = await storedFiles();

  expect(await uploadLine(boss, 1, { descuentos: '50.01' })).toMatchObject({
    status: 422,
    body: { error: 'Los descuentos no pueden superar lo que se paga' },
  });
  expect(await storedFiles()).toEqual(before);
  expect(await uploadLine(boss, 1, { descuentos: '50.00' })).toMatchObject({ status: 200 });
});

test("only a superadministrador changes the other income of one's own line", async () => {
  expect(await uploadLine(boss, 0, { otros_ingresos: '5' })).toMatchObject({
    status: 422,
    body: { error: 'Solo un superadministrador puede cambiar sus propios otros ingresos' },
  });
  expect(await uploadLine(chief, 0, { otros_ingresos: '5' })).toMatchObject({ status: 200 });
});

test.each(['-1', '1.234', 'diez', '1e3'])('%s is no money', async (descuentos) => {
  expect(await uploadLine(boss, 1, { descuentos })).toMatchObject({
    status: 400,
    body: { error: 'Escriba solo números, con dos decimales como máximo' },
  });
});

test("somebody else's nomina and lines take no proof", async () => {
  const other = await api.signIn('administrador');
  const before = await storedFiles();

  for (const refused of [await upload(other), await uploadLine(other, 0)]) {
    expect(refused).toMatchObject({ status: 404, body: { error: 'No existe la nomina' } });
  }
  expect(await storedFiles()).toEqual(before);
});

test('an upload without a file is refused', async () => {
  expect(await upload(boss, { files: [] })).toMatchObject({
    status: 400,
    body: { error: 'Falta un dato obligatorio' },
  });
});
