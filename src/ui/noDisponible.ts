import { lazy } from 'react';

/** The screen of a section that is still to come. */
export const noDisponible = lazy(() => import('./SeccionNoDisponible'));
