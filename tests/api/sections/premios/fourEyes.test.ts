import type { Transaction } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Schema } from '../../../../api/db/schema';
import { ApiError } from '../../../../api/http/errors';
import { checkPremio, type PremioChange, type Row } from '../../../../api/sections/premios/steps';
import { EstadoPremio, PremioInput, premiosRest } from '../../../../contract/premios';
import type { Rol } from '../../../../contract/roles';
import { openWorld, TODAY, using } from '../../../support/api/world';

const { create } = using(premiosRest.calls);

const world = openWorld();
beforeAll(async () => {
  await world.sold([['0123', 500]]);
});

type Estado = (typeof EstadoPremio.options)[number];
/** Berta registers the premio. A person's role may change between steps. */
const PEOPLE = {
  berta: ['administrador', 'superadministrador', 'premiacion', 'revisor'],
  rosa: ['superadministrador', 'premiacion', 'revisor'],
  chief: ['superadministrador', 'premiacion', 'revisor'],
} as const satisfies Record<string, readonly Rol[]>;
type Name = keyof typeof PEOPLE;

interface Action {
  name: Name;
  rol: Rol;
  to: Estado;
  corrects: boolean;
}
const actions: Action[] = Object.entries(PEOPLE).flatMap(([name, roles]) =>
  roles.flatMap((rol) =>
    EstadoPremio.options.flatMap((to) =>
      [false, true].map((corrects) => ({ name: name as Name, rol, to, corrects })),
    ),
  ),
);

/** The test tracks this itself, independently of the database. */
interface Seen {
  estado: Estado;
  corrector?: Name;
  reviewer?: Name;
  last: Name;
}

/** Written out, not imported, so that the test checks the rules of the API. */
const BY: Readonly<Record<string, readonly Rol[]>> = {
  'PENDIENTE → REVISADO': ['revisor', 'superadministrador'],
  'PENDIENTE → RECHAZADO': ['revisor', 'superadministrador'],
  'RECHAZADO → PENDIENTE': ['premiacion', 'superadministrador'],
  'REVISADO → PAGADO': ['premiacion', 'superadministrador'],
  'PENDIENTE → ANULADO': ['superadministrador'],
  'REVISADO → ANULADO': ['superadministrador'],
  'RECHAZADO → ANULADO': ['superadministrador'],
  'PAGADO → REVISADO': ['superadministrador'],
};

type Refusal = readonly [status: 403 | 409 | 422, error: RegExp];

const rules = (seen: Seen, { name, rol, to, corrects }: Action): Seen | Refusal => {
  const from = seen.estado;
  if (from === to) {
    if (from === 'PAGADO') return [409, /^El premio ya está pagado$/];
    if (!['PENDIENTE', 'RECHAZADO'].includes(from)) return [409, /^Los datos de un premio cambian solo/];
    if (rol === 'revisor') return [403, /^Su rol no puede cambiar los datos del premio$/];

    return corrects ? { ...seen, corrector: name, last: name } : seen;
  }

  const step = `${from} → ${to}`;
  const sendsBack = step === 'RECHAZADO → PENDIENTE';
  if (!BY[step]) return [409, /^Un premio [a-z]+ no puede pasar a [a-z]+$/];
  if (!BY[step].includes(rol) && !(sendsBack && name === 'berta')) return [403, /^Su rol no puede pasar/];
  const isReview = from === 'PENDIENTE' && to !== 'ANULADO';
  if (isReview && (name === 'berta' || name === seen.corrector)) {
    return [409, /^Usted registró o corrigió este premio: debe revisarlo otra persona$/];
  }
  if (to === 'PAGADO' && seen.reviewer === name) {
    return [409, /^Usted revisó este premio: debe pagarlo otra persona$/];
  }
  if (rol === 'superadministrador' && seen.last === name) return [409, /^Usted dio el último paso/];
  if (sendsBack && !corrects) return [422, /^No cambió nada desde el rechazo/];

  return {
    estado: to,
    corrector: sendsBack && corrects ? name : seen.corrector,
    reviewer: isReview ? name : seen.reviewer,
    last: name,
  };
};

interface Standing {
  row: Row;
  seen: Seen;
  path: string;
}

const keyOf = ({ row, seen }: Standing) =>
  JSON.stringify([seen, row.fk_usuario_correccion, row.fk_usuario_revisor, row.fk_usuario_paso]);

const take = async (trx: Transaction<Schema>, { row, seen, path }: Standing, action: Action) => {
  const { name, rol, to, corrects } = action;
  const valor = corrects ? row.valor + 1 : row.valor;
  const reasons = {
    observacion: 'Ilegible',
    forma_pago: 'efectivo',
    motivo: 'Errado',
    motivo_anulacion: 'Doble',
  };
  const data = PremioInput.parse({
    ...row,
    ...reasons,
    valor: valor / 100,
    estado: to,
  }) as PremioChange['data'];
  const user = { ...world[name].user, nombre: '', apellido: '', rol, fk_usuario_principal: null };
  const session = { id: '', ultimo_uso: null, user: { ...user, ultima_conexion: null, clave_ajena: false } };
  const change = { trx, session, now: world.clock.now, data, before: row };
  const values = await checkPremio(change).catch((refusal: ApiError) => refusal);
  const next = rules(seen, action);
  const there = `${path}, ${name} (${rol}) → ${to}${corrects ? ' with another valor' : ''}`;

  if (values instanceof ApiError || 'length' in next) {
    const [status, error] = 'length' in next ? next : [];
    expect(values, there).toMatchObject({ status, message: expect.stringMatching(error ?? '') });

    return undefined;
  }
  const isFree = ['PENDIENTE', 'RECHAZADO'].includes(seen.estado) && ['PENDIENTE', seen.estado].includes(to);
  expect(values.valor ?? row.valor, `valor after ${there}`).toBe(isFree ? valor : row.valor);

  return { row: { ...row, ...values }, seen: next, path: there };
};

test('[A24] on every path only the users that the rules allow can take a step or correct a premio', async () => {
  const place = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: '0123', valor: '1' };
  const { id } = (await create(world.berta, place)).body;
  const reached = new Map<string, Standing>();

  await world.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('premios').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const queue: Standing[] = [
      { row, seen: { estado: 'PENDIENTE', last: 'berta' }, path: 'berta registers it' },
    ];
    for (const standing of queue) {
      for (const action of actions) {
        const next = await take(trx, standing, action);
        if (!next || reached.has(keyOf(next))) continue;
        reached.set(keyOf(next), next);
        queue.push(next);
      }
    }
  });

  expect([...reached.values()].map(({ seen }) => seen.estado)).toEqual(
    expect.arrayContaining([...EstadoPremio.options]),
  );
});
