import type { ComponentType } from 'react';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';
import { withLive } from './withLive';

/** Only our own API tells of changes. */
const ofOwnApi =
  <P extends object>(Part: ComponentType<P>) =>
  (props: P) =>
    useUsuarioActual().api_local && <Part {...props} />;

/** The first screen's own requests go first. */
const afterFirst = () => new Promise((resolve) => setTimeout(resolve, 1_500));

/** What the others do is seen at once. */
export const live: Feature = {
  slots: {
    layout: ofOwnApi(lazy(() => afterFirst().then(() => import('./Live')))),
    list: ofOwnApi(lazy(() => import('./ListLive'))),
    recordInfo: ofOwnApi(lazy(() => import('./PresenceLine'))),
    edit: ofOwnApi(lazy(() => import('./RecordLive'))),
  },
  wrap: withLive,
};
