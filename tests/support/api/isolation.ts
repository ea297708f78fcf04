import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addDays } from '../../../api/ledger/week';
import type { Call } from '../../../contract/call';
import { colillasCalls } from '../../../contract/colillas';
import { namesOf } from '../../../contract/derive';
import { nominaCalls } from '../../../contract/nomina';
import { notificacionesCalls } from '../../../contract/notificaciones';
import { alikePictureCall } from '../../../contract/parecidos';
import { restSections } from '../../../contract/restSections';
import { alikeCalls, contractCalls } from './calls';
import { png } from './files/pictures';
import { right } from './rightBodies';
import { oneOfEach } from './samples';
import type { Client } from './testApi';
import { MONDAY, TODAY, type World } from './world';

export type Ids = Readonly<Record<string, number>>;

const proofs = [
  ...restSections.flatMap((section) =>
    namesOf(section.fields, ({ kind }) => kind === 'pictures').map(
      (column) => [section.name, column] as const,
    ),
  ),
  ...['nominas', 'detalle_nominas'].map((table) => [table, 'comprobante'] as const),
];
const HUELLA = String(right.get(alikePictureCall)?.huella);
const nameOf = (index: number) => `${String(index).padStart(32, '0')}.png`;

const tables = [...restSections.map(({ name }) => name), 'nominas', 'detalle_nominas', 'notificaciones'];

/** Read before Berta's records exist, so that the same requests can be sent before and after. */
export const nextIds = async ({ db }: World): Promise<Ids> => {
  const ids: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ id: number }>`
      select coalesce(max(id), 0) + 1 as id from ${sql.table(table)}`.execute(db);
    ids[table] = rows[0]?.id ?? 0;
  }

  return { ...ids, nomina: ids.nominas ?? 0, usuarios: 3 };
};

export const fillBerta = async (world: World, dario: Client): Promise<void> => {
  const { id: fk_usuario } = world.berta.user;
  const { id: fk_usuario_destino } = dario.user;
  await oneOfEach(world, (body, name) => {
    if (name === 'sorteos' || name === 'feriados') return undefined;

    return name === 'transferencias' ? { ...body, fk_usuario_destino } : body;
  });
  const fk_nomina = await world.on.nomina({
    fk_usuario,
    fecha: MONDAY,
    fecha_final: '2026-10-18',
    base: 100,
  });
  await world.on.linea({ fk_nomina, fk_usuario, orden: 1, base: 100 });
  // No nomina pays it.
  const sold = { fk_sorteo: world.lotto, fk_vendedor: world.zoe, fk_usuario, total: 300 };
  await world.on.venta({ ...sold, fecha: addDays(MONDAY, -1) });
  const note = { fk_usuario, mensaje: 'Ajeno', fecha: TODAY, hora: '09:00:00', secuencia: 1 };
  await world.db.insertInto('notificaciones').values(note).execute();

  for (const [index, [table, column]] of proofs.entries()) {
    await writeFile(join(world.filesDir, nameOf(index)), png());
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`comprobantes/${nameOf(index)}`}
      where ${sql.ref(column)} = '' and id = (select max(id) from ${sql.table(table)})`.execute(world.db);
    const sent = { ruta: `comprobantes/${nameOf(index)}`, huella: HUELLA, fk_usuario };
    await world.db.insertInto('archivos').values(sent).execute();
  }
};

const sectionOf = ({ path }: Call) => path.split('/')[2] ?? '';

const posted = new Map<Call, object>([
  ...[nominaCalls.list, nominaCalls.count].map((call): [Call, object] => [call, right.get(call) ?? {}]),
  [notificacionesCalls.list, { fk_usuario: 3 }],
  ...Object.values(alikeCalls).map((call): [Call, object] => [call, right.get(call) ?? {}]),
]);

const reads = [...contractCalls].filter(([, call]) => call.method === 'GET' || posted.has(call));

const queriesOf = (call: Call, ids: Ids): Record<string, unknown>[] => {
  const section = restSections.find(({ calls }) => calls.list === call);
  const {
    fk_usuario = '',
    fk_sorteo: _,
    ...period
  }: Record<string, unknown> = (call.query && right.get(call)) ?? {};
  if (call === colillasCalls.check) return [right.get(call) ?? {}];
  if (!section) return [period, { ...period, fk_usuario }];
  const filters = [
    { id: [ids[section.name]] },
    ...('fk_usuario' in section.filters ? [{ fk_usuario: 3 }] : []),
  ];

  return [{}, ...filters.map((filter) => ({ filter }))];
};

export const readAll = async (world: World, who: Client, ids: Ids): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {};
  for (const [key, call] of reads) {
    const asked = [];
    for (const query of queriesOf(call, ids)) {
      const params = { id: ids[sectionOf(call)] ?? 0 };
      const { status, headers, body } = await who.call(call, { params, query, body: posted.get(call) });
      const [range, sums, counts] = ['content-range', 'x-sums', 'x-counts'].map((name) => headers.get(name));
      asked.push({ status, body, range, sums, counts });
    }
    answers[key] = asked;
  }
  for (const [index, [table, column]] of proofs.entries()) {
    const { status } = await world.send(`/comprobantes/${nameOf(index)}`, {
      headers: { cookie: who.cookie },
    });
    answers[`${column} of ${table}`] = status;
  }

  return answers;
};

export const writes = [...contractCalls].filter(
  ([, call]) => call.method !== 'GET' && !posted.has(call) && call.access !== 'public',
);

export const bodyFor = (key: string, call: Call, ids: Ids, record: object | undefined): object => {
  const ofSection = { nomina: ids.nominas, notificaciones: ids.notificaciones, usuarios: 5 };
  const id = key.endsWith('/cargar-detalle') ? ids.detalle_nominas : Object(ofSection)[sectionOf(call)];
  const file = new File([new Uint8Array(png())], 'a.png', { type: 'image/png' });
  const body = { ...right.get(call), ...record };

  return {
    ...body,
    ...('id' in body && id !== undefined && { id }),
    ...(key.endsWith('/leidas') && { ids: [ids.notificaciones] }),
    ...(call.multipart && { files: [file] }),
    ...('password' in body && { password: 'una clave larga' }),
    ...('fk_prestamo' in body && { fk_prestamo: ids.prestamos }),
    ...('colilla' in body && { colilla: '0777' }),
    ...('cedula' in body && { codigo: 'P9', cedula: '0926687856' }),
  };
};
