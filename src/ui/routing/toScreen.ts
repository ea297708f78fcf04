import type { Section } from '../section/Section';
import { BASENAME, sectionPath } from '../section/sectionPath';

export type ToScreen = (path: string) => string;

/**
 * Turns the addresses that react-admin builds into those of the sections:
 * `/auth/usuarios/7` → `/auth/usuarios/edit/7`, `/auth/sorteos` → `/auth/configuracion/sorteos`.
 */
export const createToScreen = (sections: readonly Section[]): ToScreen => {
  const byName = new Map(sections.map((section) => [section.name, section]));

  return (path) => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    const [, root, name = '', ...screen] = pathname.split('/');
    const section = byName.get(name);
    if (`/${root}` !== BASENAME || !section) return path;

    return sectionPath(section.path ?? name, screenOf(section, screen)) + rest;
  };
};

/** react-admin's addresses of a record are `7` and `7/show`; the second leads to the form where nothing else shows it. */
const screenOf = ({ screens }: Section, segments: string[]): string => {
  const names = Object.keys(screens);
  const [first = '', last] = segments;
  const screen = names.includes(`${last}/:id`) ? last : 'edit';
  const isRecord =
    first !== '' && names.includes(`${screen}/:id`) && !names.some((name) => name.split('/')[0] === first);

  return isRecord ? `${screen}/${first}` : segments.filter(Boolean).join('/');
};
