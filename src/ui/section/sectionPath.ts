import type { Identifier } from 'ra-core';

/** Where everything behind the sign-in lives. */
export const BASENAME = '/auth';

/** `/auth/{section}`, `/auth/{section}/create`, `/auth/{section}/edit/{id}`: a screen's address from its parts. */
export const sectionPath = (section: string, screen = '', id?: Identifier): string =>
  [BASENAME, section, screen, id === undefined ? '' : encodeURIComponent(id)]
    .filter((part) => part !== '')
    .join('/');

export const listPath = (section: string, filter: Readonly<Record<string, unknown>>): string =>
  `${sectionPath(section)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
