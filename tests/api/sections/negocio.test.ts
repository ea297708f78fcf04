import { beforeEach, expect, test } from 'vitest';
import { createNegocio } from '../../../api/process/negocio';
import { learnNegocio } from '../../../api/sections/negocio';
import { LONGEST_NEGOCIO, negocioCalls } from '../../../contract/negocio';
import { openWorld } from '../../support/api/world';

const negocio = createNegocio('Del entorno');
const world = openWorld({ negocio });
beforeEach(async () => {
  await world.db.deleteFrom('negocio').execute();
  await learnNegocio(world.db, negocio);
});

const read = async () => (await world.chief.call(negocioCalls.one)).body;
const write = (nombre: unknown, version: number, who = world.chief) =>
  who.call(negocioCalls.update, { body: { nombre, version } });

test('[Y6] the name of Configuración goes before that of the environment, which holds again without it', async () => {
  expect(await read()).toEqual({ nombre: '', vigente: 'Del entorno', version: 0 });

  const { status, body } = await write('  Suerte\n Guayas ', 0);
  const written = { nombre: 'Suerte Guayas', vigente: 'Suerte Guayas', version: 1 };
  expect([status, body]).toEqual([200, { message: 'Negocio actualizado correctamente', ...written }]);
  expect(await read()).toEqual(written);
  expect(negocio.vigente()).toBe('Suerte Guayas');

  expect((await write('', 1)).body).toMatchObject({ nombre: '', vigente: 'Del entorno', version: 2 });
  expect(negocio.vigente()).toBe('Del entorno');
});

test('[Y6] another server on the same database learns the name', async () => {
  await write('Suerte Guayas', 0);
  const ofOther = createNegocio();
  expect(ofOther.vigente()).toBe('');
  await learnNegocio(world.db, ofOther);

  expect(ofOther.vigente()).toBe('Suerte Guayas');
});

test('[Y6] only a superadministrador names the business, the second of two is told, and the history keeps both names', async () => {
  expect((await write('Ajeno', 0, world.berta)).status).toBe(403);
  expect((await world.berta.call(negocioCalls.one)).status).toBe(403);
  await write('Suerte', 0);
  const late = await write('Fortuna', 0, world.chief2);
  expect(late).toMatchObject({ status: 409, body: { reason: 'outdated' } });
  expect(late.body.error).toMatch(/^Otro usuario modificó este registro: Clara Jara, hoy a las/);
  expect((await write('x'.repeat(LONGEST_NEGOCIO + 1), 1)).body.error).toBe('Escriba 60 caracteres como máximo');
  await write('Suerte', 1);
  await write('Fortuna', 2);

  const entries = await world.db
    .selectFrom('historial')
    .select(['fk_usuario', 'accion', 'cambios'])
    .where('recurso', '=', 'negocio')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(entries.map(({ cambios }) => cambios)).toEqual([
    [{ campo: 'nombre', antes: 'Suerte', despues: 'Fortuna' }],
    [{ campo: 'nombre', antes: '', despues: 'Suerte' }],
  ]);
  expect(entries[0]).toMatchObject({ fk_usuario: world.chief.user.id, accion: 'modificación' });
});
