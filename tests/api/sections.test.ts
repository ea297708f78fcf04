import { beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../contract/call';
import { isWritten, namesOf } from '../../contract/derive';
import type { Fields } from '../../contract/field';
import { restSections } from '../../contract/restSections';
import { importCalls } from '../support/api/calls';
import { importFile } from '../support/api/importFile';
import { make, sell } from '../support/api/samples';
import {
  openWorld,
  PAST,
  PAST_DAY,
  refusedWith,
  statuses,
  TODAY,
  TOMORROW,
  using,
} from '../support/api/world';
import { sampleOf, wordsIn } from '../support/sampleOf';
import { sectionsOf } from '../support/sectionsOf';

type Section = (typeof restSections)[number];

const sections = sectionsOf(restSections, 'vendedores', 'gastos', 'premios', 'prestamos');

const world = openWorld();
let fk_prestamo: number;

beforeEach(async () => {
  await world.clear();
  const { on, berta, zoe } = world;
  const loan = { fk_usuario: berta.user.id, fk_vendedor: zoe, fecha: '2026-09-01', valor: 100_000 };
  fk_prestamo = await on.prestamo(loan);
});

const bodyOf = (section: Section, n = 1): Record<string, unknown> => ({
  ...sampleOf(section, n),
  ...(section.name === 'abonos' && { fk_prestamo }),
});
const makerOf = ({ name }: Section) => (name === 'premios' ? world.pia : world.chief);
const made = async (section: Section, n = 1, values: object = {}, by = makerOf(section)) => {
  const { status, body } = await make(world, section, n, { ...bodyOf(section, n), ...values }, by);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });

  return body;
};
const fieldsOf = (section: Section) => Object.keys(sampleOf(section));

test.each(sections)('a record of $name is stored as sent, with its author and time', async (section) => {
  const { fk_usuario, fk_usuario_beneficiario, filas_por_corregir, ...sent } = bodyOf(section);
  const body = await made(section);
  const { id } = makerOf(section).user;

  expect(body).toMatchObject({
    ...sent,
    ...('fk_nomina' in sent && { fk_nomina: null }),
    version: 1,
    fk_usuario_creacion: id,
    fk_usuario_actualizacion: id,
    fecha_creacion: '2026-10-14T15:00:00.000Z',
    fecha_actualizacion: '2026-10-14T15:00:00.000Z',
  });
  expect(await using(section.calls).read(world.chief, body.id)).toEqual(body);
});

/** The words of a premio are the digits of its colilla. */
const worded = sections.filter(
  (section) => section.name !== 'premios' && (section.fields as Fields)[wordsIn(section)]?.search,
);

test.each(worded)(
  '[U11] a text of $name is stored in NFC without invisible characters, and found however it is typed',
  async (section) => {
    const source = wordsIn(section);
    const typed = 'Jo\u200Bsé Ibáñez O’Hara Müller\u0007'.normalize('NFD');
    const body = await made(section, 1, { [source]: typed });
    expect(body[source]).toBe('José Ibáñez O’Hara Müller');
    const found = async (q: string) => {
      const answer = await world.chief.call(section.calls.list, { query: { filter: { q } } });

      return answer.body.map(({ id }: { id: number }) => id).includes(body.id);
    };

    const searches = [
      'jose ibanez',
      'JOSÉ',
      'José'.normalize('NFD'),
      "o'hara",
      'O’HARA',
      'o´hara',
      'muller',
      'mÜller',
      'Ibá\u200Bñez',
    ];
    for (const q of searches) expect({ q, isFound: await found(q) }).toEqual({ q, isFound: true });
    expect(await found('ibarez')).toBe(false);
  },
);

const NAMES = ['Ñauta', 'zoila', 'avila', 'Nadia', 'Ángela', 'Ávila', 'Angela', 'Oña', 'nubia'];
const IN_ORDER = ['Ángela', 'Angela', 'avila', 'Ávila', 'Nadia', 'nubia', 'Ñauta', 'Oña', 'zoila'];
const freely = worded.filter((section) => section.sort.includes(wordsIn(section)));

test.each(freely)('[U12] texts of $name come in the order of a Spanish dictionary', async (section) => {
  const source = wordsIn(section);
  for (const [n, name] of NAMES.entries()) await made(section, n + 1, { [source]: name });
  const listed = async (order: string) => {
    const { body } = await world.chief.call(section.calls.list, { query: { sort: [source, order] } });

    return body
      .map((row: Record<string, string>) => row[source])
      .filter((name: string) => NAMES.includes(name));
  };

  expect((await listed('ASC')).map(bare)).toEqual(IN_ORDER.map(bare));
  expect((await listed('DESC')).map(bare)).toEqual(IN_ORDER.map(bare).reverse());
});

/** Names that differ by their accent alone come in the order of their ids. */
const bare = (name: string) => name.toLowerCase().replace('á', 'a');

test.each(sections)(
  'the history of a record of $name begins with its author, and all who open the section can read it',
  async (section) => {
    const { chief, berta, pia, rosa, sara } = world;
    const { id } = await made(section);
    const [nombre, apellido] = section.name === 'premios' ? ['Pía', 'Ruiz'] : ['Clara', 'Jara'];

    expect(await using(section.calls).history(chief, id)).toEqual([
      {
        id: expect.any(Number),
        fecha: '2026-10-14T15:00:00.000Z',
        usuario: { nombre, apellido },
        accion: 'creación',
        // The box holds less.
        motivo: expect.stringMatching(/^(Monto inusual: .*)?$/),
        cambios: [],
      },
    ]);
    const staff = {
      superadministrador: chief,
      administrador: berta,
      premiacion: pia,
      revisor: rosa,
      sumador: sara,
    };
    for (const [rol, who] of Object.entries(staff)) {
      const { status } = await who.call(section.calls.history, { params: { id } });
      expect({ rol, isIn: status !== 403 }).toEqual({
        rol,
        isIn: section.readers.some((one) => one === rol),
      });
    }
  },
);

test.each(sections)(
  'a record of $name that does not exist cannot be read or changed, and has no history',
  async (section) => {
    const { calls } = section;
    const body = { estado: 'A', ...bodyOf(section), id: 987_654, version: 1 };
    const { update } = using(calls);

    for (const call of [calls.one, calls.history]) {
      expect(await world.chief.call(call, { params: { id: body.id } })).toMatchObject(
        refusedWith(404, expect.stringMatching(/^No existe (el|la) \S/)),
      );
    }
    expect((await update(world.chief, body)).status).toBe(404);
  },
);

/** The others change only by their steps. */
const changeable = sections.filter(({ name }) => !['depositos', 'transferencias', 'abonos'].includes(name));

const OTHER: Readonly<Record<string, object>> = {
  ventas: { detalle_ventas: [{ colilla: '9', valor: '1.00' }] },
  premios: { observacion: 'Otra' },
  prestamos: { motivo: 'Otro' },
};

describe('a change of a record', () => {
  test.each(changeable)(
    '$name: it is stored with the next version, and the history has the old values',
    async (section) => {
      const { update, history } = using(section.calls);
      const before = await made(section);
      const { fecha, fk_usuario, fk_vendedor, fk_sorteo, colilla, estado, ...next } = bodyOf(section, 2);
      const change = { ...next, ...('estado' in before && { estado: before.estado }) };
      world.tick(60);
      const { status, body } = await update(makerOf(section), { ...before, ...change });
      const { filas_por_corregir, fk_usuario_beneficiario, fecha_original, ...kept } = change as Record<
        string,
        unknown
      >;

      expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
      expect(body).toMatchObject({ ...kept, version: 2, fecha_actualizacion: world.clock.now.toISOString() });
      world.tick(-60);
      if (section.name === 'ventas') return;
      const [step] = await history(world.chief, before.id);
      expect(step).toMatchObject({ accion: 'modificación', usuario: { nombre: expect.any(String) } });
      for (const { campo, antes, despues } of step.cambios)
        expect({ antes, despues }).toEqual({
          antes: String(before[campo] ?? ''),
          despues: String(body[campo] ?? ''),
        });
      expect(step.cambios.length).toBeGreaterThan(0);
    },
  );

  test.each(sections)(
    '[M12] [W6] $name: it needs version and estado, and an old version is refused by who changed it and when',
    async (section) => {
      const { update, history } = using(section.calls);
      const by = makerOf(section);
      const author = by === world.chief ? 'Clara Jara' : 'Pía Ruiz';
      const body = await made(section);
      const missing = refusedWith(400, 'Falta un dato obligatorio');

      expect(await update(by, { ...body, version: undefined })).toMatchObject(missing);
      expect(await update(by, { ...body, estado: undefined })).toMatchObject(missing);
      expect(await update(by, { ...body, version: 0 })).toMatchObject(
        refusedWith(409, `Usted modificó este registro en otra pestaña o equipo: hoy a las 10:00`),
      );
      expect(
        await update(by === world.chief ? world.chief2 : world.chief, { ...body, version: 0 }),
      ).toMatchObject(refusedWith(409, `Otro usuario modificó este registro: ${author}, hoy a las 10:00`));
      expect(await history(world.chief, body.id)).toHaveLength(1);
    },
  );

  test.each(changeable)('$name: only one of ten at the same time succeeds', async (section) => {
    const { update, read } = using(section.calls);
    const body = await made(section);
    const text = wordsIn(section);
    const change = OTHER[section.name] ?? { [text]: 'Otro' };
    const changes = Array.from({ length: 10 }, () => update(makerOf(section), { ...body, ...change }));

    expect(await statuses(changes)).toEqual({ 200: 1, 409: 9 });
    expect((await read(world.chief, body.id)).version).toBe(2);
  });
});

const owned = sections.filter((section) =>
  fieldsOf(section).some((field) => /^fk_usuario(_origen)?$/.test(field)),
);

describe('the administrador of a record', () => {
  const columnOf = (section: Section) =>
    fieldsOf(section).find((field) => /^fk_usuario(_origen)?$/.test(field)) ?? '';

  test.each(owned)(
    '$name: it is the administrador who creates it, whatever the body says',
    async (section) => {
      const column = columnOf(section);
      const { berta, carlos } = world;
      const body = await made(section, 1, { [column]: carlos.user.id }, berta);
      expect(body[column]).toBe(berta.user.id);
      if (!changeable.includes(section)) return;

      const changed = await using(section.calls).change(berta, body.id, { [column]: carlos.user.id });
      expect(changed).toMatchObject({ status: 200, body: { [column]: berta.user.id } });
    },
  );

  test.each(owned)('$name: a superadministrador has to choose an enabled one', async (section) => {
    const column = columnOf(section);
    const gone = await world.addUser({ estado: 'I' });
    const refusalOf = async (fk_usuario: unknown) => {
      const { status, body } = await make(world, section, 1, { ...bodyOf(section), [column]: fk_usuario });
      expect(status).toBe(422);

      return body.error;
    };

    for (const none of [undefined, null, ''])
      expect(await refusalOf(none)).toMatch(/^Elija el administrador de/);
    for (const { id } of [gone, world.sara.user, { id: 987_654 }])
      expect(await refusalOf(id)).toMatch(/^El administrador de.* debe estar habilitado$/);
  });
});

const annullable = sections.filter(({ fields }) => 'motivo_anulacion' in fields);
const annulmentOf = ({ name }: Section) => ({
  estado: name === 'premios' ? 'ANULADO' : 'X',
  motivo_anulacion: 'Duplicado',
});

const uniques = sections.flatMap((section) =>
  Object.entries(section.unique).map(([index, { fields, text }]) => ({
    name: section.name,
    section,
    index,
    fields,
    text,
  })),
);

test.each(uniques)(
  '$name, $index: "$text", also in another case and for twenty at once, but not after an annulment',
  async ({ name, section, index, fields, text }) => {
    const { create, change } = using(section.calls);
    const others = Object.entries(section.unique).flatMap(([other, { fields }]) =>
      other === index ? [] : fields,
    );
    const bodyWith = (n: number) => ({
      ...bodyOf(section),
      ...Object.fromEntries(others.map((field) => [field, bodyOf(section, n)[field]])),
    });
    const kinds: Fields = section.fields;
    const isText = (field: string) => kinds[field]?.kind === 'text';
    const again = { ...bodyWith(3) } as Record<string, unknown>;
    for (const field of fields.filter(isText)) again[field] = String(again[field]).toLowerCase();
    const errors = Object.fromEntries(fields.map((field) => [field, text]));
    const twin = { status: 409, body: { error: text, errors } };
    if (name === 'premios') await sell(world, bodyOf(section));

    const answers = Array.from({ length: 20 }, () => create(makerOf(section), bodyWith(2)));
    expect(await statuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await create(makerOf(section), again)).toMatchObject(twin);
    if (!annullable.includes(section)) return;

    const [{ id }] = (await using(section.calls).list(world.chief)).body;
    await change(world.chief, id, annulmentOf(section));
    expect((await create(makerOf(section), again)).status).toBe(200);
    expect(await create(makerOf(section), again)).toMatchObject(twin);
  },
);

const picturesOf = ({ fields }: { fields: Fields }) =>
  namesOf(fields, (field) => field.kind === 'pictures' && isWritten(field));

test.each(sections.filter((section) => picturesOf(section).length > 0))(
  'a record of $name accepts only pictures that its author uploaded',
  async (section) => {
    const [column = ''] = picturesOf(section);
    const by = section.name === 'premios' ? world.pia : world.berta;
    const own = await world.upload(by);
    const others = [[own, await world.upload(world.carlos)], ['comprobantes/x.png']];
    const send = (pictures: string[]) =>
      make(world, section, 1, { ...bodyOf(section), [column]: pictures }, by);

    for (const pictures of section.name === 'premios' ? others.slice(1) : others) {
      expect(await send(pictures)).toMatchObject(refusedWith(422, 'No existe el archivo: cárguelo de nuevo'));
    }
    await world.db.deleteFrom('detalle_ventas').execute();
    await world.db.deleteFrom('ventas').execute();
    expect((await send([own])).status).toBe(200);
  },
);

const dated = sections.filter(
  (section) => section.name !== 'feriados' && fieldsOf(section).includes('fecha'),
);

test.each(dated.filter(({ name }) => name !== 'premios'))(
  'a record of $name refuses a future day and a mistyped year',
  async (section) => {
    const refusalOf = async (fecha: string) =>
      (await make(world, section, 1, { ...bodyOf(section), fecha })).body.error;

    expect(await refusalOf(TOMORROW)).toBe('La fecha no puede ser posterior a hoy');
    if (section.name !== 'abonos') expect(await refusalOf('1999-12-31')).toBe('Revise el año de la fecha');
  },
);

describe('an annulment', () => {
  test.each(annullable)('$name: it needs a motivo, changes nothing else, and is final', async (section) => {
    const { change, history, read } = using(section.calls);
    const { chief } = world;
    const { id } = await made(section);
    const before = await read(chief, id);
    const annulment = annulmentOf(section);
    expect(before).not.toHaveProperty('anulado_por');

    expect((await change(chief, id, { ...annulment, motivo_anulacion: '' })).body.error).toMatch(
      /^Escriba el motivo (de la anulación|del retiro)$/,
    );
    const { status, body } = await change(chief, id, {
      ...annulment,
      ...('valor' in before && { valor: '0.01' }),
      ...('fecha' in before && { fecha: TOMORROW }),
      ...('cuotas' in before && { valor_cuota: '0.01' }),
    });
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    const by = { id: chief.user.id, nombre: 'Clara', apellido: 'Jara' };
    const resolved = section.name === 'depositos' && {
      fecha_resolucion: TODAY,
      fk_usuario_resolucion: by.id,
      usuario_resolucion: by,
    };
    const step = section.name === 'premios' && { fk_usuario_paso: by.id, usuario_paso: by };
    expect(body).toEqual({
      ...before,
      ...annulment,
      ...resolved,
      ...step,
      anulado_por: by,
      version: 2,
      fk_usuario_actualizacion: by.id,
      usuario_actualizacion: by,
    });
    expect((await history(chief, id))[0]).toMatchObject({
      accion: annulment.estado,
      motivo: 'Duplicado',
      usuario: { nombre: 'Clara' },
      cambios: expect.arrayContaining([{ campo: 'motivo_anulacion', antes: '', despues: 'Duplicado' }]),
    });
    for (const estado of [before.estado, annulment.estado])
      expect((await change(world.chief2, id, { ...annulment, estado })).status).toBeOneOf([403, 409]);
    expect(await read(chief, id)).toEqual(body);
  });

  test.each(annullable)('cannot be the first state of a record of $name', async (section) => {
    const { status, body } = await make(world, section, 1, { ...bodyOf(section), ...annulmentOf(section) });

    // depositos and premios ignore the estado that is sent.
    if (status === 200) expect(body).toMatchObject({ estado: bodyOf(section).estado });
    else
      expect({ status, error: body.error }).toMatchObject({
        status: 422,
        error: expect.stringMatching(/no puede estar anulad[oa]$/),
      });
  });
});

const kept = sections.filter(({ name }) =>
  ['ventas', 'gastos', 'ingresos', 'prestamos', 'abonos', 'transferencias'].includes(name),
);

describe('a closed week', () => {
  const CLOSED = /^La semana del 2026-10-05 al 2026-10-11 está cerrada/;
  const refusal = refusedWith(409, expect.stringMatching(CLOSED));

  test.each(kept)(
    'refuses new records of $name from everybody, an open week next to it accepts them',
    async (section) => {
      await world.closeWeek(world.berta);
      const write = (fecha: string, by: 'berta' | 'chief') =>
        make(world, section, 1, { ...bodyOf(section), fecha }, world[by]);

      for (const by of ['berta', 'chief'] as const) expect(await write(PAST_DAY, by)).toMatchObject(refusal);
      expect((await write(TODAY, 'berta')).status).toBe(200);
    },
  );

  test.each(kept.filter(({ name }) => name !== 'transferencias'))(
    'refuses changes to its records of $name, and names the nomina where it can be reopened',
    async (section) => {
      const { change, read } = using(section.calls);
      const { berta, chief } = world;
      // Drafts are not in the ledger.
      const estado = section.name === 'ventas' ? { estado: 'C' } : {};
      const past = await made(section, 1, { fecha: PAST_DAY, ...estado });
      const now = await made(section, section.name === 'abonos' ? 2 : 1);
      const fk_nomina = await world.closeWeek(berta);

      for (const who of [berta, chief]) {
        expect(await change(who, past.id, annulmentOf(section))).toMatchObject(refusal);
        if (section.name === 'abonos') continue;
        expect(await change(who, past.id, { fecha: TODAY })).toMatchObject(refusal);
        expect(await change(who, now.id, { fecha: PAST_DAY })).toMatchObject(refusal);
      }
      const aviso = `La semana del ${PAST.fecha} al ${PAST.fecha_final} está cerrada: ya tiene nomina`;
      expect(await read(chief, past.id)).toEqual({ ...past, semana_cerrada: { aviso, fk_nomina } });
      expect(await read(chief, now.id)).toEqual(now);
    },
  );

  test.each(kept.filter(({ name }) => name === 'gastos' || name === 'ingresos'))(
    'refuses a record of $name from another administrador',
    async (section) => {
      const { id } = await made(section, 2, { fecha: PAST_DAY });
      await world.closeWeek(world.berta);
      const given = { fk_usuario: world.berta.user.id };

      expect(await using(section.calls).change(world.chief, id, given)).toMatchObject(refusal);
    },
  );

  test.each(kept.filter(({ name }) => name !== 'transferencias'))(
    'lets a record of $name be annulled once it is reopened',
    async (section) => {
      const { change, read } = using(section.calls);
      const { id } = await made(section, 1, { fecha: PAST_DAY });
      await world.closeWeek(world.berta);
      const stamp = {
        fk_usuario_creacion: world.chief.user.id,
        fecha_creacion: world.clock.now.toISOString(),
      };
      const week = { fk_usuario: world.berta.user.id, fecha: PAST.fecha, motivo: 'Faltó uno', ...stamp };
      await world.db.insertInto('semanas_reabiertas').values(week).execute();

      expect(await read(world.chief, id)).not.toHaveProperty('semana_cerrada');
      expect((await change(world.chief, id, annulmentOf(section))).status).toBe(200);
      await world.db.deleteFrom('semanas_reabiertas').execute();
      expect(await read(world.chief, id)).not.toHaveProperty('semana_cerrada');
    },
  );
});

test.each(sections.filter(({ name }) => name in importCalls))(
  'a row of a spreadsheet creates a record of $name; a row with an id changes it or leaves it unchanged',
  async (section) => {
    const call = importCalls[section.name] as Call;
    const send = async (row: object) => {
      const columns = {
        archivo: 'filas.csv',
        columnas: Object.keys(row),
        por_defecto: {},
      };
      const { body } = await importFile(world.chief, call, { ...columns, filas: [Object.values(row)] });

      return body;
    };
    const { motivo_anulacion, ...row } = bodyOf(section);
    const { comprobante, ...typed } = row;
    expect(await send(typed)).toMatchObject({ nuevas: 1, cambiadas: 0, iguales: 0 });

    const { id } = (await using(section.calls).list(world.chief)).body.at(-1);
    expect(await send({ ...typed, id })).toMatchObject({ nuevas: 0, cambiadas: 0, iguales: 1 });
    const text = wordsIn(section);
    expect(await send({ ...typed, id, [text]: 'Otro' })).toMatchObject({
      nuevas: 0,
      cambiadas: 1,
      iguales: 0,
    });
    expect(await using(section.calls).read(world.chief, id)).toMatchObject({ [text]: 'Otro', version: 2 });
  },
);
