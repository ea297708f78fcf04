import type { Rol } from '../../../contract/roles';
import type { Section } from '../../resources/defineSection';

/** What the guard of a screen asks for: the section, or the screen itself where fewer roles may open it. */
export const accessKey = ({ name, screenAccess = {} }: Section, screen = ''): string =>
  screen in screenAccess ? `${name}/${screen}` : name;

/** Who may open what, by access key. */
export const accessTable = (sections: readonly Section[]): Record<string, readonly Rol[]> =>
  Object.fromEntries(
    sections.flatMap(({ name, access, screenAccess = {} }): [string, readonly Rol[]][] => [
      [name, access],
      ...Object.entries(screenAccess).map(([screen, roles]): [string, readonly Rol[]] => [
        `${name}/${screen}`,
        roles,
      ]),
    ]),
  );
