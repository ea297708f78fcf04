import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Ventas } from '../../../api/db/schema';
import { archivosCalls } from '../../../contract/archivos';
import type { Call } from '../../../contract/call';
import { nominaCalls } from '../../../contract/nomina';
import type { RestSection } from '../../../contract/rest';
import { restSections } from '../../../contract/restSections';
import { businessOn } from './business';
import { file, png } from './files/pictures';
import { type Answered, type Client, openTestApi } from './testApi';

export const MONDAY = '2026-10-12';
export const TODAY = '2026-10-14';
export const TOMORROW = '2026-10-15';
export const PAST = { fecha: '2026-10-05', fecha_final: '2026-10-11' };
export const PAST_DAY = '2026-10-08';

export type World = Awaited<ReturnType<typeof makeWorld>>;
type Options = Parameters<typeof openTestApi>[0];

export const openWorld = (options?: Options | (() => Promise<Options>)): World => {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await makeWorld(typeof options === 'function' ? await options() : options));
  });
  afterAll(() => world.close());

  return world;
};

export const makeWorld = async (options?: Options) => {
  const api = await openTestApi(options);
  const on = businessOn(api.db);
  const chief = await api.signIn('superadministrador', { nombre: 'Clara', apellido: 'Jara' });
  const chief2 = await api.signIn('superadministrador', { nombre: 'Dora', apellido: 'Luna' });
  const berta = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora' });
  const carlos = await api.signIn('administrador', { nombre: 'Carlos', apellido: 'Nieto' });
  const sara = await api.signIn('sumador', { fk_usuario_principal: berta.user.id });
  const saul = await api.signIn('sumador', { fk_usuario_principal: berta.user.id });
  const pia = await api.signIn('premiacion', { nombre: 'Pía', apellido: 'Ruiz' });
  const rosa = await api.signIn('revisor', { nombre: 'Rosa', apellido: 'Vera' });
  const lotto = await on.sorteo({ nombre: 'Lotto', cifras: 4 });
  const quina = await on.sorteo({ nombre: 'Quina', cifras: 3, dias: 'LMX', juega_feriado: 'N' });
  const zoe = await on.vendedor({
    fk_usuario: berta.user.id,
    porcentaje: 1250,
    nombre: 'Zoe',
    apellido: 'Paz',
    codigo: 'P-01',
  });
  const rita = await on.vendedor({
    fk_usuario: carlos.user.id,
    nombre: 'Rita',
    apellido: 'Sol',
    codigo: 'P-02',
  });

  /** Inserts a closed venta of Zoe directly, without the rules. */
  const sold = async (lines: readonly [string, number][], values: Partial<Insertable<Ventas>> = {}) => {
    const total = lines.reduce((sum, [colilla, valor]) => (colilla.startsWith('(') ? sum : sum + valor), 0);
    const place = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe, fk_usuario: berta.user.id };
    const now = api.clock.now.toISOString();
    const stamp = { fecha_creacion: now, fecha_actualizacion: now };
    const fk_venta = await on.venta({ ...place, ...stamp, total, colillas: lines.length, ...values });
    const rows = lines.map(([colilla, valor], index) => ({ fk_venta, orden: index + 1, colilla, valor }));
    await api.db.insertInto('detalle_ventas').values(rows).execute();

    return fk_venta;
  };

  /** Inserts the nomina directly, which closes the week. */
  const closeWeek = (who: Client, week = PAST) => on.nomina({ fk_usuario: who.user.id, ...week });

  const pay = (who: Client, values: object = PAST) =>
    who.call(nominaCalls.create, {
      body: { fk_usuario: who.user.id, fk_usuario_creacion: '', cuenta_bancaria: 'x', ...values },
    });

  const upload = async (who: Client): Promise<string> => {
    const { body } = await who.call(archivosCalls.upload, { body: { files: [file(png())] } });

    return body.paths[0];
  };

  /** Keeps users, and the draws and promotores above. */
  const clear = async () => {
    await sql.raw(RECORDS.map((table) => `delete from ${table}`).join('; ')).execute(api.db);
    await sql.raw('delete from vendedores where id > 2; delete from sorteos where id > 2').execute(api.db);
  };

  const who = { chief, chief2, berta, carlos, sara, saul, pia, rosa };

  return { ...api, on, ...who, lotto, quina, zoe, rita, sold, closeWeek, pay, upload, clear };
};

/** The people, draws and promotores of the world stay. */
const KEPT: readonly string[] = ['sorteos', 'vendedores'];
/** Lines and records that refer to those of a section. */
const REFERRING = [
  'notificaciones',
  'abonos',
  'premios',
  'detalle_ventas',
  'ajustes_nomina',
  'detalle_nominas',
];
/** Records of other dialects. */
const OTHERS = ['semanas_reabiertas', 'nominas', 'importaciones', 'dudas'];

/** In this order because of the foreign keys: a section refers to those before it. */
const RECORDS = [
  ...REFERRING,
  ...restSections
    .map(({ name }) => name)
    .filter((name) => !KEPT.includes(name) && !REFERRING.includes(name))
    .toReversed(),
  ...OTHERS,
];

type Calls = RestSection['calls'];

export const using = (calls: { [name in keyof Calls]: Call }) => ({
  create: (who: Client, body: object) => who.call(calls.create, { body }),
  list: (who: Client, query: Record<string, unknown> = {}) => who.call(calls.list, { query }),
  read: async (who: Client, id: number) => (await who.call(calls.one, { params: { id } })).body,
  async change(who: Client, id: number, values: object): Promise<Answered> {
    const { body } = await who.call(calls.one, { params: { id } });

    return who.call(calls.update, { params: { id }, body: { ...body, ...values } });
  },
  update: (who: Client, body: { id: number }) => who.call(calls.update, { params: { id: body.id }, body }),
  history: async (who: Client, id: number) => (await who.call(calls.history, { params: { id } })).body,
});

export const refusedWith = (status: number, error: unknown) => ({ status, body: { error } });

export const statuses = async (answers: Promise<Answered>[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;

  return counts;
};
