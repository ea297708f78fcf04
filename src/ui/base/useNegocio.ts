import { useSyncExternalStore } from 'react';
import { listenToNegocio, negocioOfPage, renameNegocio } from '../../http/negocio';

/** The name of the business, '' for none, and how this page says another one from now on. */
export const useNegocio = () =>
  [useSyncExternalStore(listenToNegocio, negocioOfPage), renameNegocio] as const;
