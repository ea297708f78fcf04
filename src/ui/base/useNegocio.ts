import { useSyncExternalStore } from 'react';
import { listenToNegocio, negocioOfPage } from '../../http/negocio';

/** The name of the business, '' for none. */
export const useNegocio = (): string => useSyncExternalStore(listenToNegocio, negocioOfPage);
