import { expect, test } from 'vitest';
import { anulable, day, money } from '../../contract/field';
import { defineRest } from '../../contract/rest';
import type { Rol } from '../../contract/roles';

test('a section sorts by its own column first, adds up its sums, and leaves out what does not count', () => {
  const { sort, sums, uncounted, calls } = defineRest({
    name: 'multas',
    singular: 'la multa',
    readers: ['administrador'],
    writers: ['administrador'],
    choosers: ['administrador', 'sumador'],
    sortedBy: 'valor',
    fields: {
      fecha: day('Fecha'),
      valor: money('Valor', { sum: true }),
      cobrado: money('Cobrado'),
      ...anulable,
    },
    isShared: true,
  });

  expect(sort[0]).toBe('valor');
  expect(sort.filter((column) => column === 'valor')).toHaveLength(1);
  expect(sums).toEqual(['valor']);
  expect(uncounted).toEqual(['X']);
  expect(calls.list.access).toEqual(['administrador', 'sumador']);
});

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
