import { beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../api/ledger/week';
import { busquedaCalls } from '../../../contract/busqueda';
import { namesOf } from '../../../contract/derive';
import { restSections } from '../../../contract/restSections';
import { type Made, oneOfEach } from '../../support/api/samples';
import { openWorld, TODAY, using } from '../../support/api/world';

const world = openWorld();
let made: Made;
beforeAll(async () => {
  made = await oneOfEach(world);
});

const sections = restSections.filter(
  ({ fields }) =>
    namesOf(fields, ({ search }) => search === true)[0] && namesOf(fields, ({ kind }) => kind === 'money')[0],
);

const found = async (name: string, q: string) => {
  const { body } = await world.chief.call(busquedaCalls.find, { query: { q } });

  return body.hallazgos
    .filter(({ seccion }: { seccion: string }) => seccion === name)
    .map(({ id }: { id: number }) => id);
};

test.each(sections)('[U43] $name are found by their money, however it is typed', async (section) => {
  const id = made[section.name]?.id ?? 0;
  const [money = ''] = namesOf(section.fields, ({ kind }) => kind === 'money');
  const dollars = String((await using(section.calls).read(world.chief, id))[money]);

  for (const q of [dollars, `$${dollars}`, dollars.replace('.', ',')]) {
    expect(await found(section.name, q), q).toContain(id);
  }
});

test('[U43] an amount of more than a year ago is left to the lists', async () => {
  const id = await world.on.gasto({
    fecha: addDays(TODAY, -366),
    fk_usuario: world.berta.user.id,
    tipo: 'otros',
    valor: 77_777,
  });
  const recent = await world.on.gasto({
    fecha: addDays(TODAY, -365),
    fk_usuario: world.berta.user.id,
    tipo: 'otros',
    valor: 77_777,
  });

  expect(await found('gastos', '777.77')).toEqual([recent]);
  expect(await found('gastos', String(id))).toContain(id);
});

test('[U43] a nomina is found by its total', async () => {
  const week = { fecha: '2026-10-05', fecha_final: '2026-10-11' };
  const id = await world.on.nomina({ fk_usuario: world.berta.user.id, ...week, base: 1, total: 121_365 });

  expect(await found('nomina', '$1,213.65')).toEqual([id]);
});
