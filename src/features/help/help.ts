import { useResourceDefinitions } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { sectionPath } from '../../ui/section/sectionPath';
import type { SectionOptions } from '../../ui/section/useSectionOptions';

/** The address of a page of docs/guia, or of a heading of it, as the build places it: 'nomina#imprimir-la-planilla'. */
export const helpPath = (target = 'index'): string => {
  const [page, heading] = target.split('#');

  return `/ayuda/${page}.html${heading ? `#${heading}` : ''}`;
};

/** The page of the guide about the screen at the present address. */
export const useHelp = (): string => {
  const { pathname } = useLocation();
  const [nearest] = Object.values(useResourceDefinitions<Partial<SectionOptions>>())
    .flatMap(({ options: { path = '', help = {} } = {} }) =>
      Object.entries(help).map(([screen, target]) => ({
        at: sectionPath(path, screen.split('/')[0]),
        target,
      })),
    )
    .filter(({ at }) => `${pathname}/`.startsWith(`${at}/`))
    .sort((one, other) => other.at.length - one.at.length);

  return helpPath(nearest?.target);
};
