import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RestSection } from '../../../contract/rest';
import { restSections } from '../calls';
import { openWorld, PAST, PAST_DAY, TODAY, using, type World } from '../world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world;
  for (const table of ['abonos', 'prestamos', 'premios', 'ventas', 'gastos', 'ingresos', 'feriados'] as const)
    await db.deleteFrom(table).execute();
  for (const table of ['semanas_reabiertas', 'nominas'] as const) await db.deleteFrom(table).execute();
});

const sectionOf = (name: string): RestSection => {
  const found = restSections.find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);

  return found as RestSection;
};

/** A record of each section that stands in Berta's ledger on that day, written past the rules. */
const recordsOn = (fecha: string) => {
  const { on, berta, lotto, zoe } = world;
  const fk_usuario = berta.user.id;
  const caja = { fecha, fk_usuario, tipo: 'otros', valor: 100 };
  const sale = { fecha, fk_usuario, fk_sorteo: lotto, fk_vendedor: zoe };
  const paid = { estado: 'PAGADO' as const, fecha_pago: fecha, fk_usuario_pago: world.pia.user.id };

  return {
    gastos: () => on.gasto(caja),
    ingresos: () => on.ingreso(caja),
    ventas: () => on.venta({ ...sale, estado: 'B' }),
    prestamos: () => on.prestamo({ fecha, fk_usuario, fk_vendedor: zoe, valor: 100 }),
    premios: () => on.premio({ ...sale, ...paid, valor: 100, fecha: '2026-09-01' }),
  };
};

/** What a superadministrador tries with it. */
const attempts: Record<string, object> = {
  premios: { estado: 'REVISADO', motivo: 'Error' },
};

describe.each(['gastos', 'ingresos', 'ventas', 'prestamos', 'premios'] as const)('a record of %s', (name) => {
  const { read, change } = using(sectionOf(name).calls);
  const attempt = attempts[name] ?? { estado: 'X', motivo_anulacion: 'Error' };

  test('of a closed week says in whose sheet it is reopened, in the words of the refusal', async () => {
    const fk_nomina = await world.closeWeek(world.berta);
    const id = await recordsOn(PAST_DAY)[name]();

    const { semana_cerrada } = await read(world.chief, id);
    expect(semana_cerrada).toEqual({
      aviso: `La semana del ${PAST.fecha} al ${PAST.fecha_final} está cerrada: ya tiene nomina. Un súper administrador puede reabrirla.`,
      fk_nomina,
    });
    expect(await change(world.chief, id, attempt)).toMatchObject({
      status: 409,
      body: { error: semana_cerrada.aviso },
    });
  });

  test('of a week that is reopened, or that runs, says nothing of the kind', async () => {
    const running = await recordsOn(TODAY)[name]();
    expect(await read(world.chief, running)).not.toHaveProperty('semana_cerrada');
    await world.db.deleteFrom(name).execute();

    await world.closeWeek(world.berta);
    const id = await recordsOn(PAST_DAY)[name]();
    await world.db
      .insertInto('semanas_reabiertas')
      .values({
        ...{ fk_usuario: world.berta.user.id, fecha: PAST.fecha, motivo: 'Faltó uno' },
        ...{ fk_usuario_creacion: world.chief.user.id, fecha_creacion: world.clock.now.toISOString() },
      })
      .execute();
    expect(await read(world.chief, id)).not.toHaveProperty('semana_cerrada');
    expect((await change(world.chief, id, attempt)).status).toBe(200);
  });
});

test('a loan that is paid back in part is kept by its abonos, whatever the week', async () => {
  await world.closeWeek(world.berta);
  const id = await world.on.prestamo({
    ...{ fecha: PAST_DAY, fk_usuario: world.berta.user.id, fk_vendedor: world.zoe, valor: 100, saldo: 40 },
  });

  expect(await using(sectionOf('prestamos').calls).read(world.berta, id)).not.toHaveProperty(
    'semana_cerrada',
  );
});

const canBeAnnulled = restSections
  .filter(({ filters }) => {
    const options: readonly string[] = Object(filters.estado).options ?? [];

    return options.includes('X') || options.includes('ANULADO');
  })
  .map(({ name }) => name);

/** An annulled record of each section that has such, the last change by the superadministrador. */
const annulledOf = (): Record<string, () => Promise<number>> => {
  const { on, berta, lotto, zoe, chief } = world;
  const fk_usuario = berta.user.id;
  const by = { fk_usuario_actualizacion: chief.user.id, estado: 'X' as const };
  const caja = { ...by, fecha: PAST_DAY, fk_usuario, tipo: 'otros', valor: 100 };
  const sale = { fecha: PAST_DAY, fk_usuario, fk_sorteo: lotto, fk_vendedor: zoe };
  const loan = { fecha: PAST_DAY, fk_usuario, fk_vendedor: zoe, valor: 100 };

  return {
    feriados: () => on.feriado({ ...by, fecha: PAST_DAY, motivo_anulacion: 'Error' }),
    ventas: () => on.venta({ ...sale, ...by }),
    premios: () => on.premio({ ...sale, ...by, estado: 'ANULADO', valor: 100 }),
    gastos: () => on.gasto(caja),
    ingresos: () => on.ingreso(caja),
    prestamos: () => on.prestamo({ ...loan, ...by }),
    depositos: () =>
      on.deposito({ ...caja, tipo: 'RECIBIR', fecha_resolucion: PAST_DAY, motivo_anulacion: 'Error' }),
    abonos: async () =>
      on.abono({ ...by, fk_prestamo: await on.prestamo(loan), fk_usuario, fecha: PAST_DAY, valor: 10 }),
  };
};

test('every section with an estado of what is annulled is among them', () => {
  expect(Object.keys(annulledOf()).sort()).toEqual([...canBeAnnulled].sort());
});

test.each(canBeAnnulled)(
  'an annulled record of %s says who annulled it, and nothing of its week',
  async (name) => {
    await world.closeWeek(world.berta);
    const id = (await annulledOf()[name]?.()) ?? 0;
    const { anulado_por, ...record } = await using(sectionOf(name).calls).read(world.chief, id);

    expect(anulado_por).toEqual({ id: world.chief.user.id, nombre: 'Clara', apellido: 'Jara' });
    expect(record).not.toHaveProperty('semana_cerrada');
  },
);

test('who annuls a record is told so in the answer', async () => {
  const id = await recordsOn(TODAY).gastos();
  const { change, read } = using(sectionOf('gastos').calls);
  expect(await read(world.berta, id)).not.toHaveProperty('anulado_por');

  const { body } = await change(world.berta, id, { estado: 'X', motivo_anulacion: 'Repetido' });
  expect(body).toMatchObject({
    anulado_por: { id: world.berta.user.id, nombre: 'Berta', apellido: 'Mora' },
    fecha_actualizacion: world.clock.now.toISOString(),
  });
});
