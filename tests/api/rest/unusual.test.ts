import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../api/ledger/week';
import type { Call } from '../../../contract/call';
import { doubtedCalls, usualCalls } from '../../../contract/calls';
import { depositosRest } from '../../../contract/depositos';
import { dudasCall } from '../../../contract/dudas';
import { gastosRest } from '../../../contract/gastos';
import { premiosRest } from '../../../contract/premios';
import { prestamosRest } from '../../../contract/prestamos';
import type { RestSection } from '../../../contract/rest';
import { restSections } from '../../../contract/restSections';
import { transferenciasRest } from '../../../contract/transferencias';
import { importCalls } from '../../support/api/calls';
import { importFile } from '../../support/api/importFile';
import type { Client } from '../../support/api/testApi';
import { openWorld, refusedWith, TODAY, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();

beforeEach(() => world.clear());

const compared: readonly RestSection[] = restSections.filter(({ name }) => name in usualCalls);

/** Records of one kind: 31, 32 … 40 dollars, one a day. */
const fill = async (section: RestSection, count = 10) => {
  const { berta, carlos, zoe, lotto, on } = world;
  const own = { fk_usuario: berta.user.id };
  for (let n = 0; n < count; n += 1) {
    const day = { fecha: addDays(TODAY, -n), valor: 3_100 + 100 * n };
    if (section.name === 'gastos') await on.gasto({ ...own, ...day });
    if (section.name === 'ingresos') await on.ingreso({ ...own, ...day });
    if (section.name === 'depositos')
      await on.deposito({ ...own, ...day, tipo: 'RECIBIR', estado: 'D', fecha_resolucion: day.fecha });
    if (section.name === 'transferencias')
      await on.transferencia({
        ...day,
        fk_usuario_origen: berta.user.id,
        fk_usuario_destino: carlos.user.id,
      });
    if (section.name === 'prestamos') await on.prestamo({ ...own, ...day, fk_vendedor: zoe });
    if (section.name === 'premios')
      await on.premio({ ...own, ...day, fk_vendedor: zoe, fk_sorteo: lotto, estado: 'PENDIENTE' });
  }
};

/** The values of the kind of `fill`, as a form sends them. */
const kindOf = ({ name }: RestSection): Record<string, unknown> => {
  const { berta, zoe, lotto } = world;
  if (name === 'premios') return { fk_vendedor: zoe, fecha: TODAY, fk_sorteo: lotto, colilla: '0001' };
  if (name === 'prestamos') return { fk_vendedor: zoe };
  if (name === 'transferencias') return { fk_usuario_origen: berta.user.id };

  return { fk_usuario: berta.user.id, tipo: name === 'depositos' ? 'RECIBIR' : 'otros' };
};

const ask = async (section: RestSection, values: object = {}, who: Client = world.chief) =>
  (await who.call(usualCalls[section.name] as Call, { query: { ...kindOf(section), ...values } })).body;

describe.each(compared)('the valor of $name', (section) => {
  test('[W1] is compared with those of its kind in the last 90 days', async () => {
    await fill(section);

    expect(await ask(section)).toMatchObject({
      conteo: 10,
      menor: '31.00',
      mediana: '35.00',
      mayor: '40.00',
    });
  });

  test('[W1] is not compared with older, annulled or other ones, or with itself', async () => {
    await fill(section, 4);
    const { db } = world;
    const table = section.name as 'gastos';
    const [first, second, third] = await db.selectFrom(table).select('id').orderBy('id').execute();
    const set = (id: number | undefined, values: object) =>
      db
        .updateTable(table)
        .set(values)
        .where('id', '=', id ?? 0)
        .execute();
    await set(first?.id, { fecha: addDays(TODAY, -90) });
    const estado = section.uncounted.at(-1);
    if (estado) await set(third?.id, { estado, motivo_anulacion: 'Errado' });
    const others = estado ? 1 : 2;

    expect(await ask(section, { id: second?.id })).toMatchObject({ conteo: others, mayor: '34.00' });
    expect(
      await ask(section, {}, section.name === 'transferencias' ? world.chief : world.carlos),
    ).toMatchObject({
      conteo: section.name === 'transferencias' ? others + 1 : 0,
    });
  });
});

const gasto = (valor: string, more: object = {}) => ({
  ...sampleOf(gastosRest),
  fecha: TODAY,
  tipo: 'otros',
  valor,
  ...more,
});
const { create, change, history } = using(gastosRest.calls);
const dudasOf = async (who: Client) => (await who.call(dudasCall)).body;

describe('an unusual gasto', () => {
  beforeEach(() => fill(gastosRest as unknown as RestSection));

  test('[W1] is saved with its reason, and the history says so', async () => {
    const { berta } = world;
    const { body } = await create(berta, gasto('900', { motivo_duda: 'Arriendo del año' }));

    const [entry] = await history(berta, body.id);
    expect(entry.motivo).toBe('Monto inusual: suele ser de $31 a $40. Arriendo del año');
    expect(await dudasOf(berta)).toMatchObject([
      {
        recurso: 'gastos',
        fk_registro: body.id,
        valor: '900.00',
        texto: 'Suele ser de $31 a $40',
        motivo: 'Arriendo del año',
        usuario: 'Berta Mora',
      },
    ]);
  });

  test.each([
    ['not above ten times the median', '350.00', 0],
    ['above it', '350.01', 1],
  ])('[W1] is one %s', async (_, valor, dudas) => {
    const { berta } = world;
    await create(berta, gasto(valor));

    expect(await dudasOf(berta)).toHaveLength(dudas);
  });

  test('[W1] is none if a larger one is usual, or if there are fewer than ten', async () => {
    const { berta, on, db } = world;
    await on.gasto({ fecha: TODAY, fk_usuario: berta.user.id, valor: 500_000 });
    await create(berta, gasto('4000'));
    await db.deleteFrom('gastos').where('valor', '>', 3_300).execute();
    await create(berta, gasto('90000'));

    expect(await dudasOf(berta)).toEqual([]);
  });

  test('[W1] is told again when its valor is changed, and not when something else is', async () => {
    const { berta } = world;
    const { body } = await create(berta, gasto('36'));
    await change(berta, body.id, { valor: '9000.00' });
    await change(berta, body.id, { descripcion: 'Otra cosa' });

    expect(await dudasOf(berta)).toHaveLength(1);
  });

  test('[W1] of a file is told in its row, and recorded', async () => {
    const { berta } = world;
    const columnas = ['fecha', 'tipo', 'descripcion', 'valor'];
    const filas = ['36', '9000', '35'].map((valor) => [TODAY, 'otros', 'Papel', valor]);
    const file = { archivo: 'a.csv', columnas, filas, por_defecto: { forma_pago: 'efectivo', estado: 'A' } };
    const call = importCalls.gastos as Call;
    const looked = await berta.call(call, { body: { ...file, solo_revisar: true } });
    await importFile(berta, call, file);

    expect(looked.body.filas.map(({ duda }: { duda: string }) => duda)).toEqual([
      '',
      'Suele ser de $31 a $40',
      '',
    ]);
    const [duda] = await dudasOf(berta);
    expect(duda).toMatchObject({ valor: '9000.00' });
    const [entry] = await history(berta, duda.fk_registro);
    expect(entry.motivo).toBe('Importado de a.csv. Monto inusual: suele ser de $31 a $40');
  });

  test('[W1] is told again when its kind changes, and among many that change together', async () => {
    const { berta, db, on } = world;
    const { body } = await create(berta, gasto('900', { tipo: 'arriendo' }));
    expect(await dudasOf(berta)).toEqual([]);
    await change(berta, body.id, { tipo: 'otros' });
    expect(await dudasOf(berta)).toMatchObject([{ valor: '900.00', texto: 'Suele ser de $31 a $40' }]);
    await db.deleteFrom('dudas').execute();
    await db.deleteFrom('gastos').execute();
    for (let n = 0; n < 12; n += 1)
      await on.gasto({ fecha: TODAY, fk_usuario: berta.user.id, valor: 3_000 + n });

    const stored = await db.selectFrom('gastos').select('id').orderBy('id').execute();
    const filas = stored.map(({ id }, n) => [id, n === 3 ? '9000' : '31.00']);
    const file = { archivo: 'a.csv', columnas: ['id', 'valor'], filas, por_defecto: {} };
    await importFile(berta, importCalls.gastos as Call, file);
    expect(await dudasOf(berta)).toMatchObject([{ valor: '9000.00' }]);
    const ids = stored.map(({ id }) => id).join();
    const { body: doubted } = await berta.call(doubtedCalls.gastos as Call, { query: { ids } });
    expect(doubted).toEqual([{ id: stored[3]?.id, texto: 'Suele ser de $31' }]);
  });

  test('[W1] is one beyond the largest, not as large', async () => {
    const { berta, on } = world;
    await on.gasto({ fecha: TODAY, fk_usuario: berta.user.id, valor: 90_000 });
    await create(berta, gasto('900'));
    expect(await dudasOf(berta)).toEqual([]);
  });

  test('[W2] is told for seven days to those who read the section and the administrador', async () => {
    const { berta, carlos, chief, pia, sara, clock } = world;
    await create(berta, gasto('900'));

    expect(await Promise.all([berta, chief].map(dudasOf))).toMatchObject([[{}], [{}]]);
    expect(await Promise.all([carlos, pia, sara].map(dudasOf))).toEqual([[], [], []]);
    const { now } = clock;
    clock.now = new Date(now.getTime() + 7 * 24 * 3_600_000);
    const later = await world.signInAs(berta.user);
    expect(await dudasOf(later)).toEqual([]);
    clock.now = now;
  });
});

test('[W1] a premio above what its draw pays for the colilla is unusual, as it is entered and as it is reviewed', async () => {
  const { berta, chief, lotto, zoe, db } = world;
  await db.updateTable('sorteos').set({ paga: 60 }).where('id', '=', lotto).execute();
  await world.sold([
    ['0808', 100],
    ['0808', 50],
    ['0101', 100],
  ]);
  const place = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe };
  const enter = (colilla: string, valor: string) =>
    using(premiosRest.calls).create(berta, { ...place, colilla, valor, imagen: '', observacion: '' });
  const right = await enter('0101', '60.00');
  const wrong = await enter('0808', '9000000.00');

  expect(await ask(premiosRest as never, { colilla: '0808' })).toMatchObject({
    tope: { texto: 'La colilla paga', valor: '90.00' },
  });
  const ids = `${right.body.id},${wrong.body.id}`;
  expect((await chief.call(doubtedCalls.premios as Call, { query: { ids } })).body).toEqual([
    { id: wrong.body.id, texto: 'La colilla paga $90' },
  ]);
  expect(await dudasOf(berta)).toMatchObject([{ recurso: 'premios', texto: 'La colilla paga $90' }]);
  await db.updateTable('sorteos').set({ paga: 0 }).where('id', '=', lotto).execute();
});

test('[W1] what leaves a box is unusual above its saldo', async () => {
  const { berta, carlos, on } = world;
  await on.ingreso({ fecha: TODAY, fk_usuario: berta.user.id, valor: 10_000 });
  const { body } = await using(transferenciasRest.calls).create(berta, {
    fecha: TODAY,
    fk_usuario_destino: carlos.user.id,
    valor: '500000',
    concepto: 'Cuadre',
    comprobante: '',
  });
  const entregar = { ...sampleOf(depositosRest), fecha: TODAY, tipo: 'ENTREGAR', valor: '1.00' };
  await using(depositosRest.calls).create(berta, entregar);

  const [entry] = await using(transferenciasRest.calls).history(carlos, body.id);
  expect(entry.motivo).toBe('Monto inusual: más de lo usual');
  expect(await dudasOf(berta)).toMatchObject([
    { recurso: 'depositos', texto: 'La caja tiene -$499,900' },
    { recurso: 'transferencias', fk_registro: body.id, texto: 'La caja tiene $100' },
  ]);
});

describe('with a limit', () => {
  const limited = openWorld({ limits: { gastos: 10_000, prestamos: 100 } });

  test('[W1] only a superadministrador saves more, also from a file', async () => {
    const { berta, chief } = limited;
    const over = 'Más de $100 lo guarda un súper administrador';
    const own = { fk_usuario: berta.user.id };

    expect(await create(berta, gasto('100.01'))).toMatchObject(refusedWith(422, over));
    expect((await create(berta, gasto('100'))).status).toBe(200);
    const { body, status } = await create(chief, gasto('100.01', own));
    expect(status).toBe(200);
    // What is there already may be changed in other fields.
    expect((await change(berta, body.id, { descripcion: 'Otra' })).status).toBe(200);
    expect(await change(berta, body.id, { valor: '200.00' })).toMatchObject(refusedWith(422, over));
    const looked = await berta.call(importCalls.gastos as Call, {
      body: {
        archivo: 'a.csv',
        columnas: ['fecha', 'tipo', 'descripcion', 'valor'],
        filas: [[TODAY, 'otros', 'Papel', '101']],
        por_defecto: { forma_pago: 'efectivo', estado: 'A' },
        solo_revisar: true,
      },
    });
    expect(looked.body.filas[0].errores).toEqual([{ campo: 'valor', texto: over }]);
    const prestamo = {
      ...sampleOf(prestamosRest),
      fecha: TODAY,
      fk_vendedor: limited.zoe,
      valor: '2',
      valor_cuota: '1',
    };
    expect(
      (await using(prestamosRest.calls).create(berta, { ...prestamo, fk_usuario_beneficiario: null })).status,
    ).toBe(422);
  });
});
