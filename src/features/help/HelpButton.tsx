import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useResourceDefinitions } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { sectionPath } from '../../section/sectionPath';
import type { SectionOptions } from '../../section/useSectionOptions';

export const HelpButton = () => (
  <Tooltip title="Ayuda">
    <IconButton
      component="a"
      href={useHelp()}
      target="_blank"
      rel="noopener"
      sx={{ color: 'text.secondary', displayPrint: 'none' }}
    >
      <HelpOutlineIcon />
    </IconButton>
  </Tooltip>
);

/** A page of docs/guia, or a heading in it: 'nomina#imprimir-la-planilla'. */
export const helpPath = (target = 'index'): string => {
  const [page, heading] = target.split('#');

  return `/ayuda/${page}.html${heading ? `#${heading}` : ''}`;
};

/** The longest matching path wins. */
const useHelp = (): string => {
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
