import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

interface Heading {
  crumbs: HTMLElement | null;
  actions: HTMLElement | null;
  title: string;
}

const HeadingContext = createContext<Heading>({ crumbs: null, actions: null, title: '' });

export const HeadingProvider = HeadingContext.Provider;

export const useHeading = (): Heading => useContext(HeadingContext);

export const PageActions = ({ children }: { children: ReactNode }) => {
  const { actions } = useHeading();

  return actions && createPortal(children, actions);
};
