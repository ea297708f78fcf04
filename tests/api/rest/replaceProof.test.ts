import { beforeEach, describe, expect, test } from 'vitest';
import { comprobantesCalls, hasProof, proofCall } from '../../../contract/comprobantes';
import { nominaCalls } from '../../../contract/nomina';
import { restSections } from '../../../contract/restSections';
import { file, png } from '../../support/api/files/pictures';
import { make } from '../../support/api/samples';
import { openWorld, PAST_DAY, refusedWith, using } from '../../support/api/world';

const world = openWorld();
beforeEach(() => world.clear());

const proved = restSections.filter(({ fields }) => hasProof(fields));

/** With a proof that somebody else attached. */
const standing = async (section: (typeof restSections)[number], values: object = {}) => {
  const { body } = await make(world, section, 1, { fecha: PAST_DAY });
  const comprobante = await world.upload(world.berta);
  await world.db
    .updateTable(section.name as 'gastos')
    .set({ comprobante, ...values })
    .where('id', '=', body.id)
    .execute();

  return { ...(await using(section.calls).read(world.chief, body.id)), comprobante };
};

const opened = async (path: string, who = world.berta) =>
  (await world.send(`/${path}`, { headers: { cookie: who.cookie } })).status;

describe.each(proved)('[M11] a wrong proof in $name', (section) => {
  const call = proofCall(section.name);
  const { read, history } = using(section.calls);
  const replace = async (before: { id: number; version: number }, values: object = {}, who = world.chief) =>
    who.call(call, {
      params: { id: before.id },
      body: { comprobante: await world.upload(who), motivo: 'Otra foto', version: before.version, ...values },
    });

  test('is replaced by a superadministrador, also in a closed week; amounts stay', async () => {
    const paid = section.name === 'premios' ? { estado: 'PAGADO', fecha_pago: PAST_DAY } : {};
    const done = section.name === 'depositos' ? { estado: 'D', fecha_resolucion: PAST_DAY } : {};
    const before = await standing(section, { ...paid, ...done });
    for (const boss of [world.berta, world.carlos]) await world.closeWeek(boss);
    const { status, body } = await replace(before);
    const after = await read(world.chief, before.id);

    expect(status).toBe(200);
    expect(after.comprobante).toBe(body.comprobante);
    const { comprobante, version, semana_cerrada, ...others } = after;
    const { fecha_actualizacion, fk_usuario_actualizacion, usuario_actualizacion, ...rest } = others;
    const { semana_cerrada: _, ...same } = before;
    expect(same).toMatchObject(rest);
    expect(version).toBe(before.version + 1);
    const [step] = await history(world.chief, before.id);
    expect(step).toMatchObject({
      accion: 'modificación',
      motivo: 'Otra foto',
      usuario: { nombre: 'Clara' },
      cambios: [{ campo: 'comprobante', antes: before.comprobante, despues: comprobante }],
    });
    expect(await opened(before.comprobante)).toBe(200);
    expect(await opened(comprobante)).toBe(200);
  });

  test('is not replaced by others, without a motivo or a picture, or from an old version', async () => {
    const before = await standing(section);

    expect((await replace(before, {}, world.berta)).status).toBe(403);
    expect(await replace(before, { motivo: ' ' })).toMatchObject(refusedWith(400, 'Escriba el motivo'));
    expect(await replace(before, { comprobante: '' })).toMatchObject(
      refusedWith(400, 'Elija el comprobante'),
    );
    expect((await replace({ ...before, version: before.version - 1 })).status).toBe(409);
    const foreign = await world.upload(world.carlos);
    expect((await replace(before, { comprobante: foreign })).status).toBe(422);
    expect((await read(world.chief, before.id)).comprobante).toBe(before.comprobante);
  });

  test('that does not exist is not replaced', async () => {
    const before = await standing(section, { comprobante: '' });

    expect(await replace(before)).toMatchObject(
      refusedWith(409, 'Todavía no tiene un comprobante que cambiar'),
    );
  });
});

describe.each([
  ['a nomina', 'nominas', comprobantesCalls.nomina],
  ['a line', 'detalle_nominas', comprobantesCalls.detalle_nominas],
] as const)('[M11] a wrong proof of %s', (_, table, call) => {
  const made = async () => {
    const fk_nomina = await world.closeWeek(world.berta);
    const line = await world.on.linea({
      fk_nomina,
      fk_usuario: world.sara.user.id,
      orden: 1,
      base: 5_000,
      descuentos: 1_000,
      fecha_ajuste: PAST_DAY,
    });
    const comprobante = await world.upload(world.berta);
    const id = table === 'nominas' ? fk_nomina : line;
    await world.db.updateTable(table).set({ comprobante }).where('id', '=', id).execute();

    return { id, fk_nomina, comprobante };
  };
  const replace = (id: number, who = world.chief, motivo = 'Otra foto') =>
    who.call(call, { params: { id }, body: { files: [file(png())], motivo } });
  const proofOf = async (id: number) =>
    (await world.db.selectFrom(table).select('comprobante').where('id', '=', id).executeTakeFirstOrThrow())
      .comprobante;
  const cash = () => world.db.selectFrom('movimientos').selectAll().orderBy('orden').execute();

  test('is replaced by a superadministrador; amounts stay', async () => {
    const { id, fk_nomina, comprobante } = await made();
    const before = await cash();
    expect((await replace(id)).status).toBe(200);

    const now = await proofOf(id);
    expect(now).not.toBe(comprobante);
    expect(await cash()).toEqual(before);
    const { body } = await world.berta.call(nominaCalls.history, { params: { id: fk_nomina } });
    expect(body[0]).toMatchObject({
      accion: 'comprobante cambiado',
      motivo: 'Otra foto',
      cambios: [{ antes: comprobante, despues: now }],
    });
    expect(await opened(comprobante)).toBe(200);
    expect(await opened(now)).toBe(200);
  });

  test('is not replaced by others, without a motivo, or if there is none', async () => {
    const { id, comprobante } = await made();

    expect((await replace(id, world.berta)).status).toBe(403);
    expect((await replace(id, world.chief, '')).status).toBe(400);
    expect(await proofOf(id)).toBe(comprobante);
    await world.db.updateTable(table).set({ comprobante: '' }).execute();
    expect(await replace(id)).toMatchObject(refusedWith(409, 'Todavía no tiene un comprobante que cambiar'));
    expect((await replace(987_654)).status).toBe(404);
  });
});
