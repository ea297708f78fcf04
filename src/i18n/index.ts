import { type I18nProvider, mergeTranslations } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import spanish from 'ra-language-spanish';
import type { Section } from '../resources/defineSection';
import { es } from './es';

const labelsOf = (sections: readonly Section[]) =>
  Object.fromEntries(sections.map(({ name, label, fields }) => [name, { name: label, fields }]));

/** Spanish for all of react-admin, and the labels of the sections and their fields. */
export const createI18nProvider = (sections: readonly Section[]): I18nProvider =>
  polyglotI18nProvider(
    () => mergeTranslations(spanish, es, { resources: labelsOf(sections) }),
    'es',
    [{ locale: 'es', name: 'Español' }],
    // The server's texts pass through translate as they are.
    { allowMissing: true },
  );
