import type { ComponentType } from 'react';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';
import { ListLive } from './ListLive';
import { createLiveProvider } from './liveProvider';
import { RecordLive } from './RecordLive';

const onOwnApi =
  <P extends object>(Part: ComponentType<P>) =>
  (props: P) =>
    useUsuarioActual().api_local && <Part {...props} />;

/** The requests of the first screen have priority. */
const afterFirst = () => new Promise((resolve) => setTimeout(resolve, 1_500));

/** Shows what other users change: notifications and figures at once, lists and records when asked. */
export const live: Feature = {
  slots: {
    layout: onOwnApi(lazy(() => afterFirst().then(() => import('./Live')))),
    list: onOwnApi(ListLive),
    edit: onOwnApi(RecordLive),
  },
  wrap: (dataProvider, source) => ({ ...dataProvider, ...createLiveProvider(source) }),
};
