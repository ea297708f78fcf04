import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { id } from '../../../contract/field';
import { createI18nProvider } from '../../../src/i18n';
import { defineResource } from '../../../src/section/defineResource';

type Messages = { [key: string]: string | Messages };

const flatten = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const placeholdersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

/** Replaces each placeholder with itself, so that the translated text still shows it. */
const asThemselves = (text: string) =>
  Object.fromEntries(placeholdersOf(text).map((placeholder) => [placeholder.slice(2, -1), placeholder]));

const SAME_IN_SPANISH = [
  'ra.boolean.false',
  'ra.boolean.null',
  'ra.configurable.inspector.title',
  'ra.message.no',
  'ra.page.dashboard',
  'ra.page.edit',
  'ra.page.list',
  'ra.page.show',
];

const { translate } = createI18nProvider([]);
const keys = flatten({ ra: english.ra as unknown as Messages });

describe('Spanish', () => {
  test.each(keys)('%s has a Spanish text with the same placeholders', (key, text) => {
    const [one, many = one] = text.split(' |||| ');

    for (const [count, form] of [
      [1, one],
      [2, many],
    ] as const) {
      const spanish = translate(key, { ...asThemselves(text), smart_count: count });

      expect(spanish).not.toBe(key);
      expect(placeholdersOf(spanish.replace(String(count), ''))).toEqual(
        placeholdersOf((form ?? '').replaceAll('%{smart_count}', '')),
      );
      if (!SAME_IN_SPANISH.includes(key)) expect(spanish).not.toBe(form);
    }
  });

  test('a text of the server without a key is shown unchanged', () => {
    expect(translate('Ya existe una nomina de esa semana')).toBe('Ya existe una nomina de esa semana');
  });

  test('sections and fields have their own labels', () => {
    const i18n = createI18nProvider([
      defineResource({ name: 'vendedores' }, { label: 'Promotores', own: { id: id('ID') } }),
    ]);

    expect(i18n.translate('resources.vendedores.name', { smart_count: 2 })).toBe('Promotores');
    expect(i18n.translate('resources.vendedores.fields.id')).toBe('ID');
  });
});
