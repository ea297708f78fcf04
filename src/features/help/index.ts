import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';
import { HelpButton } from './HelpButton';

export const help: Feature = { slots: { heading: HelpButton, layout: lazy(() => import('./SaveKey')) } };
