import { createContext, useContext } from 'react';

/** The address of a page of docs/guia, or of a heading of it, as the build places it: 'nomina#imprimir-la-planilla'. */
export const helpPath = (target = 'index'): string => {
  const [page, heading] = target.split('#');

  return `/ayuda/${page}.html${heading ? `#${heading}` : ''}`;
};

const HelpContext = createContext<string | undefined>(undefined);

/** What the guide says of the screen inside. */
export const HelpProvider = HelpContext.Provider;

export const useHelp = (): string => helpPath(useContext(HelpContext));
