import { beforeEach, expect, test } from 'vitest';
import { importRows, readImport } from '../../../api/rest/importRows';
import { describeTable } from '../../../api/rest/restTable';
import { gastosRest } from '../../../contract/gastos';
import { Importacion } from '../../../contract/importar';
import { openWorld, PAST_DAY, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();

beforeEach(() => world.clear());

const table = describeTable(gastosRest, {
  inLedger: ({ fk_usuario, fecha }) => ({ fk_usuario: Number(fk_usuario), fecha: String(fecha) }),
  settles: true,
});

/** An import of the chief for berta, which was read and is not written yet. */
const readRows = async (fechas: readonly string[]) => {
  const { chief, berta, db } = world;
  const { motivo_anulacion, comprobante, ...sample } = sampleOf(gastosRest);
  const rows = fechas.map((fecha) => ({ ...sample, fecha, fk_usuario: berta.user.id, estado: 'A' }));
  const request = {
    db,
    now: new Date('2026-10-14T15:00:00Z'),
    limits: {},
    signal: new AbortController().signal,
    session: {
      id: 'una',
      ultimo_uso: null,
      user: {
        id: chief.user.id,
        nombre: 'Ana',
        apellido: 'Loor',
        rol: 'superadministrador',
        fk_usuario_principal: null,
        ultima_conexion: null,
        clave_ajena: false,
      },
    },
    body: Importacion.parse({
      archivo: 'octubre.xlsx',
      columnas: Object.keys(rows[0] ?? {}),
      por_defecto: {},
      filas: rows.map((row) => Object.values(row)),
      solo_revisar: false,
      versiones: rows.map(() => null),
    }),
  } as const;
  const read = await readImport(table, request);

  return { write: () => importRows(table, request, read) };
};

const stored = async () => (await using(gastosRest.calls).list(world.chief)).body.length;

test('[A25] rows that were read before their week was closed are refused', async () => {
  const { write } = await readRows(['2026-10-14', PAST_DAY]);
  await world.closeWeek(world.berta);

  await expect(write()).rejects.toMatchObject({
    status: 422,
    about: {
      answer: {
        filas: [
          { errores: [] },
          { errores: [{ campo: 'fecha', texto: expect.stringContaining('está cerrada') }] },
        ],
      },
    },
  });
  expect(await stored()).toBe(0);
});

test('[A25] a second try, after a collision, does not write what the first one had read', async () => {
  const { write } = await readRows(['2026-10-14', '2026-10-13']);

  for (const { importacion } of [await write(), await write()]) {
    const { body } = await using(gastosRest.calls).list(world.chief, { filter: { importacion } });
    expect(body).toHaveLength(2);
  }
});
