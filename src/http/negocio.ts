/** What the pages say without a name of a business. */
export const PROGRAM = 'Lotería Admin';

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

const listeners = new Set<() => void>();

/** The name of the business that uses the program, '' for none. Our own server writes it into the page. */
export const negocioOfPage = (): string => meta('negocio')?.content ?? '';

/** The address of its picture, '' for none. */
export const logoOfPage = (): string => meta('logo')?.content ?? '';

/** This page says another name from now on; others do once they are loaded again. */
export const renameNegocio = (nombre: string): void => {
  const named = meta('negocio');
  if (named) named.content = nombre;
  for (const listener of listeners) listener();
};

export const listenToNegocio = (listener: () => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};
