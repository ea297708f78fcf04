import type { Identifier } from 'ra-core';
import { BASENAME } from './addresses';

/** `/auth/{section}`, `/auth/{section}/create` or `/auth/{section}/edit/{id}`. */
export const sectionPath = (section: string, screen = '', id?: Identifier): string =>
  [BASENAME, section, screen, id === undefined ? '' : encodeURIComponent(id)]
    .filter((part) => part !== '')
    .join('/');

/** The router leads to the screen that the section declares for a record, or to its list. */
export const recordPath = (section: string, id: Identifier): string => sectionPath(section, '', id);

export const listPath = (section: string, filter: Readonly<Record<string, unknown>>): string =>
  `${sectionPath(section)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
