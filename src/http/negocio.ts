import { PROGRAM } from '../../contract/program';
import { createListeners } from '../format/listeners';

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

const names = createListeners();

/** The name of the business that uses the program, '' for none. Our own server writes it into the page. */
export const negocioOfPage = (): string => meta('negocio')?.content ?? '';

/** The business, or the program where it has no name. */
export const shownName = (negocio: string | undefined): string => negocio || PROGRAM;

/** The address of its picture, '' for none. */
export const logoOfPage = (): string => meta('logo')?.content ?? '';

/** This page says another name from now on; others do once they are loaded again. */
export const renameNegocio = (nombre: string): void => {
  const named = meta('negocio');
  if (named) named.content = nombre;
  names.tell();
};

export const listenToNegocio = names.subscribe;
