import type { Identifier } from 'ra-core';

export const BASENAME = '/auth';

/** `/auth/{section}`, `/auth/{section}/create` or `/auth/{section}/edit/{id}`. */
export const sectionPath = (section: string, screen = '', id?: Identifier): string =>
  [BASENAME, section, screen, id === undefined ? '' : encodeURIComponent(id)]
    .filter((part) => part !== '')
    .join('/');

/** The specification names these two: every sign-in arrives at the first (SPEC 4.2), the bar opens the second (SPEC 2.10). */
export const HOME = sectionPath('dashboard');
export const AJUSTES = sectionPath('configuracion/password');

/** The router leads to the screen that the section declares for a record, or to its list. */
export const recordPath = (section: string, id: Identifier): string => sectionPath(section, '', id);

export const listPath = (section: string, filter: Readonly<Record<string, unknown>>): string =>
  `${sectionPath(section)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
