import { beforeEach, describe, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { pagosCalls } from '../../../../contract/pagos';
import { semanaCalls } from '../../../../contract/planillas';
import { usuariosCalls } from '../../../../contract/usuarios';
import type { Client } from '../../../support/api/testApi';
import { MONDAY, openWorld, PAST, PAST_DAY, refusedWith } from '../../../support/api/world';

const world = openWorld();
const percent = { sueldo_fijo: 'N', paga: 1_000, valor: 0 } as const;
const fixed = { sueldo_fijo: 'S', valor: 5_000, paga: 0 } as const;
beforeEach(async () => {
  await world.clear();
  const own = { ...percent, estado: 'A', fk_usuario_principal: world.berta.user.id } as const;
  await set(world.sara, { ...own, nombre: 'Sara', apellido: 'Toro', rol: 'sumador' });
  await set(world.saul, own);
  for (const boss of [world.berta, world.carlos]) await set(boss, { ...fixed, estado: 'A' });
});

const set = ({ user }: Pick<Client, 'user'>, values: object) =>
  world.db.updateTable('usuarios').set(values).where('id', '=', user.id).execute();
const entered = (total: number, values: object = {}) =>
  world.sold([['1', total]], { fecha: PAST_DAY, fk_usuario_sumador: world.sara.user.id, ...values });
/** Entered by Sara, from Carlos's promotor. */
const forCarlos = { get: () => ({ fk_usuario: world.carlos.user.id, fk_vendedor: world.rita }) };

const paidBy = async (boss: Pick<Client, 'user'>, values: object = PAST) => {
  const { status, body } = await world.pay(world.chief, { fk_usuario: boss.user.id, ...values });
  if (status !== 200) throw new Error(body.error);
  const { nomina } = (await world.chief.call(nominaCalls.one, { params: { id: body.id } })).body;

  return {
    id: body.id,
    lines: nomina.detalle_nominas as { usuario: { id: number }; suma: string; total: string }[],
  };
};
const lineOf = async (boss: Pick<Client, 'user'>, person: Pick<Client, 'user'>) =>
  (await paidBy(boss)).lines.find(({ usuario }) => usuario.id === person.user.id);
const payees = async (boss: Pick<Client, 'user'>, by = world.chief) =>
  (await by.call(pagosCalls.payees, { query: { fk_usuario: boss.user.id, fecha: PAST_DAY } })).body.personas;
const noticeOf = async (boss: Pick<Client, 'user'>, { user }: Pick<Client, 'user'>) =>
  (await payees(boss)).find(({ id }: { id: number }) => id === user.id);

describe('[M2] nobody is paid twice for one week', () => {
  test('a sumador who moves is paid by each administrador for the ventas of that administrador', async () => {
    await entered(10_000);
    await set(world.sara, { fk_usuario_principal: world.carlos.user.id });
    await entered(4_000, forCarlos.get());

    expect(await lineOf(world.berta, world.sara)).toMatchObject({ suma: '100.00', total: '10.00' });
    expect(await lineOf(world.carlos, world.sara)).toMatchObject({ suma: '40.00', total: '4.00' });
  });

  test('a fixed salary is paid by the first nomina of the week, and the dialog of the other says so', async () => {
    await set(world.sara, { ...fixed, fk_usuario_principal: world.carlos.user.id });
    await entered(10_000);

    expect(await lineOf(world.berta, world.sara)).toMatchObject({ suma: '100.00', total: '50.00' });
    expect(await noticeOf(world.carlos, world.sara)).toMatchObject({
      base: '0.00',
      avisos: ['sueldo en otra nomina'],
    });
    expect(await lineOf(world.carlos, world.sara)).toMatchObject({ suma: '0.00', total: '0.00' });

    const next = { fecha: MONDAY, fecha_final: '2026-10-18' };
    const { lines } = await paidBy(world.carlos, next);
    expect(lines.find(({ usuario }) => usuario.id === world.sara.user.id)).toMatchObject({ total: '50.00' });
  });

  test('two nominas at the same moment pay one fixed salary', async () => {
    await set(world.sara, { ...fixed, fk_usuario_principal: world.carlos.user.id });
    await entered(10_000);
    const both = await Promise.all([lineOf(world.berta, world.sara), lineOf(world.carlos, world.sara)]);

    expect(both.map((line) => line?.total).sort()).toEqual(['0.00', '50.00']);
  });

  test('an administrador is paid by no other, who may not set their password either', async () => {
    // As before the migration.
    await set(world.carlos, { fk_usuario_principal: world.berta.user.id });
    const { lines } = await paidBy(world.berta);
    const setPassword = usuariosCalls.setPassword;
    const body = { id: world.carlos.user.id, password: 'otra-clave-larga', usuarioActualizacion: '' };

    expect(lines.map(({ usuario }) => usuario.id)).not.toContain(world.carlos.user.id);
    expect((await world.berta.call(setPassword, { body })).status).toBe(403);
    await set(world.carlos, { fk_usuario_principal: null });
  });
});

describe('[M3] whoever worked is paid, and the dialog names them', () => {
  test('after they were disabled', async () => {
    await entered(100_000);
    await set(world.sara, { estado: 'I' });

    expect(await noticeOf(world.berta, world.sara)).toMatchObject({
      nombre: 'Sara',
      apellido: 'Toro',
      suma: '1000.00',
      base: '100.00',
      avisos: ['inhabilitado'],
    });
    expect(await lineOf(world.berta, world.sara)).toMatchObject({ suma: '1000.00', total: '100.00' });
  });

  test('after they got another administrador, or none', async () => {
    await entered(100_000);
    await set(world.sara, { fk_usuario_principal: null });

    expect(await noticeOf(world.berta, world.sara)).toMatchObject({ avisos: ['trasladado'] });
    expect(await lineOf(world.berta, world.sara)).toMatchObject({ total: '100.00' });
  });

  test.each(['revisor', 'premiacion', 'administrador'])('after they became %s', async (rol) => {
    await entered(100_000);
    await set(world.sara, { rol, ...(rol === 'administrador' && { fk_usuario_principal: null }) });

    expect(await lineOf(world.berta, world.sara)).toMatchObject({ suma: '1000.00', total: '100.00' });
  });

  test('but no superadministrador who helped out, and nobody who only discarded or annulled', async () => {
    await entered(100, { fk_usuario_sumador: world.chief.user.id });
    await set(world.saul, { estado: 'I' });
    await entered(100, { estado: 'X', fk_sorteo: world.quina, fk_usuario_sumador: world.saul.user.id });

    const ids = (await paidBy(world.berta)).lines.map(({ usuario }) => usuario.id);
    expect(ids).toEqual([world.berta.user.id, world.sara.user.id]);
  });

  test('the staff of a disabled administrador, by a superadministrador', async () => {
    await entered(100_000);
    await set(world.berta, { estado: 'I' });

    expect(await noticeOf(world.berta, world.berta)).toMatchObject({ avisos: ['inhabilitado'] });
    expect(await lineOf(world.berta, world.sara)).toMatchObject({ total: '100.00' });
  });

  test('the staff of an administrador who got another rol', async () => {
    await entered(100_000);
    await set(world.berta, { rol: 'revisor' });
    const line = await lineOf(world.berta, world.sara);
    await set(world.berta, { rol: 'administrador' });

    expect(line).toMatchObject({ total: '100.00' });
  });

  test('whoever disables somebody sees the weeks that wait for a nomina', async () => {
    await entered(100_000);
    await entered(500, { fecha: '2026-07-01', fk_sorteo: world.quina });
    const unpaid = async ({ user }: Pick<Client, 'user'>) =>
      (await world.chief.call(pagosCalls.unpaid, { query: { fk_usuario: user.id } })).body.semanas;
    const week = { ...PAST, fk_usuario: world.berta.user.id, administrador: 'Berta Mora', ventas: '1000.00' };

    expect(await unpaid(world.sara)).toEqual([week]);
    expect(await unpaid(world.berta)).toEqual([week]);
    expect(await unpaid(world.saul)).toEqual([]);
    await paidBy(world.berta);
    expect(await unpaid(world.sara)).toEqual([]);
  });

  test('an administrador sees only their own staff', async () => {
    const query = { fk_usuario: world.carlos.user.id, fecha: PAST_DAY };

    expect(await world.berta.call(pagosCalls.payees, { query })).toMatchObject(
      refusedWith(403, 'Solo puede ver su propio personal'),
    );
    expect((await payees(world.berta, world.berta)).map(({ id }: { id: number }) => id)).toContain(
      world.sara.user.id,
    );
  });
});

describe('[M5] the differences of a week', () => {
  const differences = async (id: number) =>
    (await world.chief.call(semanaCalls.one, { params: { id } })).body.diferencias;

  test.each(['revisor', 'administrador', 'superadministrador', 'premiacion'])(
    'are none after a sumador became %s',
    async (rol) => {
      await entered(9_000);
      const { id } = await paidBy(world.berta);
      await set(world.sara, { rol, fk_usuario_principal: null });

      expect(await differences(id)).toEqual([]);
    },
  );

  test('list who sold without a line', async () => {
    await entered(9_000);
    const { id } = await paidBy(world.berta);
    const lola = await world.addUser({ rol: 'sumador', nombre: 'Lola', apellido: 'Rey' });
    await entered(100_000, { fk_sorteo: world.quina, fk_usuario_sumador: lola.id });

    expect(await differences(id)).toMatchObject([
      { usuario: 'Berta Mora', suma: '90.00', ahora: '1090.00', sin_linea: false },
      { usuario: 'Lola Rey', suma: '0.00', ahora: '1000.00', sin_linea: true },
    ]);
  });

  test('compare a line of the version before by the rol of today', async () => {
    await entered(9_000);
    const { id } = await paidBy(world.berta);
    await world.db.updateTable('detalle_nominas').set({ rol: null }).execute();

    expect(await differences(id)).toEqual([]);
  });
});

describe('[M13] a nomina of a week long ago', () => {
  const OLD = { fecha: '2026-08-10', fecha_final: '2026-08-16' };
  const refusal = refusedWith(
    422,
    'Esa semana es anterior al primer movimiento del administrador: revise la fecha de inicio',
  );
  const pay = (week: object) => world.pay(world.berta, week);

  test('is paid only from the first movement on', async () => {
    expect(await pay(OLD)).toMatchObject(refusal);
    await entered(100, { fecha: '2026-08-17' });
    expect(await pay(OLD)).toMatchObject(refusal);
    await entered(100, { fecha: '2026-08-16' });
    expect((await pay(OLD)).status).toBe(200);
  });

  test('is paid without a movement if it is eight weeks ago at most', async () => {
    expect((await pay({ fecha: '2026-08-17', fecha_final: '2026-08-23' })).status).toBe(200);
  });
});

test('[U27] the drafts of that week and administrador, which no nomina pays, are counted', async () => {
  const draft = { estado: 'B' } as const;
  await entered(4_000, { ...draft, fecha: PAST.fecha });
  await entered(2_550, { ...draft, fecha: PAST.fecha_final });
  await entered(1_000);
  await entered(9_000, { ...draft, fecha: MONDAY });
  await entered(7_000, { ...draft, ...forCarlos.get() });
  const { body } = await world.chief.call(pagosCalls.payees, {
    query: { fk_usuario: world.berta.user.id, fecha: PAST_DAY },
  });

  expect(body.borradores).toEqual({ cuenta: 2, total: '65.50' });
});
