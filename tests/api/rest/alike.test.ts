import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findAlike } from '../../../api/rest/alike';
import { describeTable } from '../../../api/rest/restTable';
import type { Call } from '../../../contract/call';
import { alikeCalls } from '../../../contract/calls';
import { undoneEstados } from '../../../contract/derive';
import { abonosRest } from '../../../contract/prestamos';
import type { RestSection } from '../../../contract/rest';
import { restSections } from '../../../contract/restSections';
import { type Made, make, oneOfEach } from '../../support/api/samples';
import type { Client } from '../../support/api/testApi';
import { openWorld, using } from '../../support/api/world';
import { sampleOf, wordsIn } from '../../support/sampleOf';

const world = openWorld();
let made: Made;
let sent: Record<string, object>;
beforeEach(async () => {
  await world.clear();
  sent = {};
  made = await oneOfEach(world, (body, name) => {
    sent[name] = body;

    return body;
  });
});

const sections = restSections.filter(({ name }) => name in alikeCalls);

describe.each(sections)('$name', (section) => {
  const { name, singular, alike = [], fields } = section;
  const ask = async (values: object = {}, who: Client = world.chief) => {
    const { body } = await who.call(alikeCalls[name] as Call, { body: { ...sent[name], ...values } });

    return body;
  };

  test('[U10] one that is like an older one is told of it before it is created', async () => {
    const id = made[name]?.id;

    expect(await ask()).toEqual({
      parecido: {
        seccion: name,
        id,
        texto: `${singular} ${id}`,
        creado_por: 'Clara Jara',
        fecha_creacion: expect.stringMatching(/^2026-10-14/),
      },
    });
  });

  test('[U10] of several that are alike the oldest is told', async () => {
    expect(await make(world, section, 1, { ...sent[name] })).toMatchObject({ status: 200 });

    expect((await ask()).parecido.id).toBe(made[name]?.id);
  });

  const other: Record<string, unknown> = {
    ...sampleOf(section, 2),
    fk_usuario_beneficiario: 5,
    fk_prestamo: 987_654,
  };
  test.each(alike)('[U10] one with another %s is not alike', async (column) => {
    expect(await ask({ [column]: other[column] })).toEqual({ parecido: null });
  });

  const words = wordsIn(section);
  test.runIf(alike.some((column) => column === words))(
    `[U10] one whose ${words} is typed in capitals and with more spaces is alike`,
    async () => {
      const typed = `${String(Object(sent[name])[words]).toUpperCase().replaceAll(' ', '  ')} `;

      expect((await ask({ [words]: typed })).parecido.id).toBe(made[name]?.id);
    },
  );

  test.each(undoneEstados(fields))('[U10] none is like one in estado %s', async (estado) => {
    // A loan that was paid back in part is not annulled.
    const undone = name === 'prestamos' ? [abonosRest, section] : [section];
    for (const one of undone) {
      const { reason = '' } = Object(one.fields).estado.estados[estado];
      const change = { estado, [reason]: 'Se repitió' };
      expect(await using(one.calls).change(world.chief, made[one.name]?.id as number, change)).toMatchObject({
        status: 200,
      });
    }

    expect(await ask()).toEqual({ parecido: null });
  });

  test('[N4] the index of the section finds it, whatever older ones share', async () => {
    const { db } = world;
    const plan: string[] = [];
    const explaining: KyselyPlugin = {
      transformQuery: ({ node }) =>
        node.kind === 'RawNode'
          ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] }
          : node,
      async transformResult({ result }) {
        plan.push(...result.rows.map((row) => String(Object.values(row)[0])));

        return { ...result, rows: [] };
      },
    };
    await db.transaction().execute(async (trx) => {
      // A table of one row would be read.
      await sql`set local enable_seqscan = off`.execute(trx);
      const table = describeTable(section as RestSection, {});
      const rows = [{ ...sent[name] }];
      await findAlike(trx.withPlugin(explaining), table, rows, {
        owner: world.berta.user.id,
        before: new Date(),
      });
    });

    const indexes = plan.flatMap((line) => /Index Scan (?:using|on) (\w+)/.exec(line)?.[1] ?? []);
    expect(indexes).toEqual([`${name}_parecidos`]);
  });

  test('[U10] an administrador is told of their own alone', async () => {
    const { berta, carlos } = world;

    expect((await ask({}, berta)).parecido.id).toBe(made[name]?.id);
    expect(await ask({}, carlos)).toEqual({ parecido: null });
  });
});
