import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

interface Heading {
  crumbs: HTMLElement | null;
  actions: HTMLElement | null;
  title: string;
}

export const HeadingContext = createContext<Heading>({ crumbs: null, actions: null, title: '' });

export const useHeading = (): Heading => useContext(HeadingContext);

export const PageActions = ({ children }: { children: ReactNode }) => {
  const { actions } = useHeading();

  return actions && createPortal(children, actions);
};
