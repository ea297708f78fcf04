import { type I18nProvider, mergeTranslations } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import spanish from 'ra-language-spanish';
import { nounOf } from '../format/noun';
import { formatCount } from '../format/text';
import type { DataResource } from '../section/defineResource';
import { es } from './es';

const textsOf = ({ name, label = name, singular, fields }: DataResource) => ({
  name: label,
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label = '' } = {}]) => [
      [name, label],
      [`${name}_gte`, `${label} desde`],
      [`${name}_lte`, `${label} hasta`],
    ]),
  ),
  ...(singular && textsOfOne(singular)),
});

const textsOfOne = (singular: string) => {
  const { fresh, done, many } = nounOf(singular);

  return {
    many,
    action: { create: fresh },
    page: { create: fresh, edit: '%{recordRepresentation}', show: '%{recordRepresentation}' },
    notifications: {
      created: done('cread'),
      created_id: done('cread', '%{id}'),
      updated: done('actualizad'),
      annulled: done('anulad'),
    },
  };
};

export const createI18nProvider = (sections: readonly DataResource[]): I18nProvider => {
  const provider = polyglotI18nProvider(
    () =>
      mergeTranslations(spanish, es, {
        resources: Object.fromEntries(sections.map((section) => [section.name, textsOf(section)])),
      }),
    'es',
    [{ locale: 'es', name: 'Español' }],
    // Texts from the server have no key.
    { allowMissing: true },
  );

  return { ...provider, translate: (key, options) => provider.translate(key, withGroups(options)) };
};

/** The rows of a page and their total: 1,001–1,025 de 12,345. Ids and pages keep their digits. */
const withGroups = (options: Readonly<Record<string, unknown>> = {}) =>
  Object.hasOwn(options, 'offsetEnd')
    ? Object.fromEntries(
        Object.entries(options).map(([name, value]) => [
          name,
          typeof value === 'number' ? formatCount(value) : value,
        ]),
      )
    : options;
