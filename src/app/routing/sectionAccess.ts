import type { Rol } from '../../../contract/roles';
import type { Section } from '../../resources/defineSection';

/** Who may open what, by name of the section and, where fewer roles may, with the screen or action: 'premios/create'. */
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
