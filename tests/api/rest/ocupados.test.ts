import { beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { takenCalls } from '../../../contract/calls';
import { uniqueFields } from '../../../contract/ocupados';
import type { RestSection } from '../../../contract/rest';
import { restSections } from '../../../contract/restSections';
import { usuariosCalls } from '../../../contract/usuarios';
import { vendedoresRest } from '../../../contract/vendedores';
import { right } from '../../support/api/rightBodies';
import { type Made, oneOfEach } from '../../support/api/samples';
import type { Client } from '../../support/api/testApi';
import { openWorld, using } from '../../support/api/world';

const world = openWorld();
let made: Made;
beforeEach(async () => {
  await world.clear();
  made = await oneOfEach(world);
});

const ask = async (name: string, query: object, who: Client = world.chief) =>
  (await who.call(takenCalls[name] as Call, { query: { ...query } })).body;

describe.each(restSections.filter((section) => uniqueFields(section).length > 0))('$name', (section) => {
  const { name, fields, calls }: RestSection = section;
  const one = () => using(calls).read(world.chief, made[name]?.id ?? 0);

  test.each(uniqueFields(section))('[Y7] says that another record has the %s, as the save would', async (field) => {
    const { [field]: value } = await one();
    const text = fields[field]?.unique;

    expect((await ask(name, { [field]: value })).ocupados).toEqual({ [field]: text });
    expect((await ask(name, { [field]: ` ${String(value).toLowerCase()} ` })).ocupados).toEqual({ [field]: text });
  });

  test('[Y7] says nothing of a value that is free, or the own one of the record that is changed', async () => {
    const record = await one();
    const own = Object.fromEntries(uniqueFields(section).map((field) => [field, record[field]]));

    expect((await ask(name, right.get(takenCalls[name] as Call) ?? {})).ocupados).toEqual({});
    expect(await ask(name, { ...own, id: record.id })).toEqual({ ocupados: {}, libres: {} });
  });
});

test('[Y7] a username is taken whatever its case', async () => {
  const { username } = world.berta.user;
  const { ocupados } = await ask('usuarios', { username: username.toUpperCase() });

  expect(ocupados).toEqual({ username: 'Ya existe un usuario con ese username' });
  const body = { ...right.get(usuariosCalls.create), usuarioPrincipal: '', username, password: 'otra-clave-larga' };
  expect((await world.chief.call(usuariosCalls.create, { body })).body.error).toBe(ocupados.username);
  expect((await ask('usuarios', { username: 'nadie' })).ocupados).toEqual({});
});

describe('[Y7] the next free código', () => {
  const next = async (who: Client) => (await ask('vendedores', {}, who)).libres.codigo;
  const add = (codigo: string, who = world.berta) => world.on.vendedor({ fk_usuario: who.user.id, codigo });

  beforeEach(() => world.clear());

  test.each([
    [['P060'], 'P061'],
    [['P099'], 'P100'],
    [['P9', 'P10'], 'P11'],
    [['A-7', 'B-007'], 'B-008'],
    [['7'], '8'],
    [['P12', 'Norte'], 'P13'],
    [['12345678901'], '12345678902'],
  ])('after %j is %s, and free', async (codes, free) => {
    for (const codigo of codes) await add(codigo);

    expect(await next(world.berta)).toBe(free);
    expect((await ask('vendedores', { codigo: free })).ocupados).toEqual({});
  });

  test('goes on from the own promotores, after the last one that anybody has', async () => {
    await add('C-40', world.carlos);
    await add('c-41', world.berta);
    await add('B-1', world.berta);

    expect(await next(world.carlos)).toBe('C-42');
    expect(await next(world.berta)).toBe('B-2');
  });

  test('is none where no código ends in a number, nor for a record that is changed', async () => {
    const dario = await world.signIn('administrador');
    await add('Norte', dario);

    expect(await next(dario)).toBe('');
    expect((await ask('vendedores', { id: world.zoe })).libres).toEqual({});
  });

  test('is asked only by those who write promotores', async () => {
    const statuses = [];
    for (const who of [world.sara, world.pia, world.rosa]) {
      statuses.push((await who.call(takenCalls.vendedores as Call, {})).status);
    }

    expect(statuses).toEqual([403, 403, 403]);
    expect((await world.berta.call(takenCalls.usuarios as Call, {})).status).toBe(403);
    expect(vendedoresRest.fields.codigo.series).toBe(true);
  });
});
