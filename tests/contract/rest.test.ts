import { expect, test } from 'vitest';
import { money } from '../../contract/field';
import { defineRest } from '../../contract/rest';
import type { Rol } from '../../contract/roles';

test('[D7] readers read, writers change, creators make records, and choosers only read the short view', () => {
  const readers: Rol[] = ['superadministrador', 'administrador', 'revisor'];
  const writers: Rol[] = ['superadministrador', 'administrador'];
  const creators: Rol[] = ['administrador'];
  const { calls } = defineRest({
    name: 'multas',
    singular: 'la multa',
    readers,
    writers,
    creators,
    choosers: ['sumador'],
    fields: { valor: money('Valor') },
    isShared: true,
  });
  const access = Object.fromEntries(Object.entries(calls).map(([verb, call]) => [verb, call.access]));

  expect(access).toEqual({
    list: [...readers, 'sumador'],
    ids: [...readers, 'sumador'],
    one: [...readers, 'sumador'],
    create: creators,
    update: writers,
    history: readers,
  });
});
