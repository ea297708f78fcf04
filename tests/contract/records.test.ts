import { describe, expect, test } from 'vitest';
import { referencesOf } from '../../api/rest/references';
import { restSections } from '../../contract/restSections';

const spellings: [string, (key: string) => object][] = [
  ['null', (key) => ({ [key]: null })],
  ['an empty text', (key) => ({ [key]: '' })],
  ['a number as text', (key) => ({ [key]: '7' })],
  ['nothing', () => ({})],
];

describe.each(restSections)('a record of $name is read', ({ record }) => {
  const keys = Object.keys(record.shape);
  /** Lists leave it out. */
  const optional = keys.filter((key) => key === 'vendido');

  test.each(spellings)('when a host sends %s', (_, spell) => {
    for (const key of keys.filter((one) => one !== 'id')) {
      const { success, data } = record.safeParse({ id: '7', ...spell(key) });

      expect({ key, success }).toEqual({ key, success: true });
      expect(keys.filter((one) => !(one in Object(data)))).toEqual(
        optional.filter((one) => !(one in spell(key))),
      );
    }
  });
});

describe.each(restSections)('the references of $name', ({ record, fields }) => {
  const references = referencesOf(fields).map(({ column }) => column.replace('fk_', ''));
  const named = { id: '3', codigo: 12, nombre: 'Ana', apellido: null, hora_sorteo: '20:00', more: true };

  test('stand beside each fk of a user, a promotor or a draw', () => {
    const isShown = (key: string) => key in fields || !/_(creacion|actualizacion)$/.test(key);
    const keys = Object.keys(record.shape).filter((key) => key.startsWith('fk_') && isShown(key));
    const others = ['fk_prestamo', 'fk_nomina'];

    expect(references.map((name) => `fk_${name}`)).toEqual(keys.filter((key) => !others.includes(key)));
  });

  test.each(references)('are read as %s, even if the host sends only a part', (name) => {
    const read = (value: unknown) => Object(record.parse({ id: 7, [name]: value }))[name];

    expect(read(named)).toMatchObject({ id: 3, nombre: 'Ana' });
    expect(read({ id: 3 })).toMatchObject({ id: 3, nombre: '' });
    expect([read(undefined), read('Ana'), read({ nombre: 'Ana' }), read([])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
