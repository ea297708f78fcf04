import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, TODAY, using } from '../../../support/api/world';

const { create, change, read } = using(ventasRest.calls);

const world = openWorld();
beforeEach(() => world.clear());

interface Line {
  colilla: string;
  valor: string;
}

/** Some of them are alike. */
const typed = Array.from({ length: 40 }, (_, index): Line => {
  const number = String(index % 7).padStart(4, '0');

  return { colilla: index % 9 === 0 ? `(${number})` : number, valor: `${1 + (index % 5)}.50` };
});
const another: Line = { colilla: '9999', valor: '77.25' };

const edits: Record<string, (lines: Line[]) => Line[]> = {
  'a line added at the end': (lines) => [...lines, another],
  'a changed line': (lines) => lines.with(11, another),
  'a changed valor': (lines) => lines.with(12, { ...another, colilla: lines[12]?.colilla ?? '' }),
  'the last line removed': (lines) => lines.slice(0, -1),
  'a line removed from the middle': (lines) => lines.toSpliced(17, 1),
  'a line added at the start': (lines) => [another, ...lines],
  'most lines removed, one changed': (lines) => lines.slice(0, 3).with(1, another),
  'all lines in another order': (lines) => lines.toReversed(),
  'no line left': () => [],
  'nothing changed': (lines) => lines,
};

/** A row that is written again is stored at another place. */
const readPlaces = async (id: number) => {
  const { rows } = await sql<{ line: string; place: string }>`
    select orden || ' ' || colilla || ' ' || valor as line, ctid || ' ' || xmin as place
    from detalle_ventas where fk_venta = ${id} order by orden`.execute(world.db);

  return new Map(rows.map(({ line, place }) => [line, place]));
};

test.each(Object.entries(edits))(
  '[N3] an autosave with %s writes only the lines that differ',
  async (_, edit) => {
    const { lotto, zoe, berta } = world;
    const venta = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe, detalle_ventas: typed };
    const { body } = await create(berta, venta);
    const before = await readPlaces(body.id);

    const saved = await change(berta, body.id, { detalle_ventas: edit(typed) });

    expect([saved.status, saved.body.detalle_ventas]).toEqual([200, edit(typed)]);
    expect((await read(berta, body.id)).detalle_ventas).toEqual(edit(typed));
    const after = await readPlaces(body.id);
    const same = [...after.keys()].filter((line) => before.has(line));
    expect(same.map((line) => after.get(line))).toEqual(same.map((line) => before.get(line)));
  },
);
