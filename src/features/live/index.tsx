import type { ComponentType } from 'react';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import type { Feature } from '../../section/Feature';
import { lazy, untilLoaded } from '../../section/lazy';
import { ListLive } from './ListLive';
import { createLiveProvider } from './liveProvider';
import { RecordLive } from './RecordLive';

const onOwnApi =
  <P extends object>(Part: ComponentType<P>) =>
  (props: P) =>
    useUsuarioActual().api_local && <Part {...props} />;

const afterFirst = () => new Promise((resolve) => setTimeout(resolve, 1_500));

/** Notifications and figures change at once, lists and records when the user asks. */
export const live: Feature = {
  slots: {
    layout: onOwnApi(lazy(() => afterFirst().then(() => untilLoaded(() => import('./Live'))))),
    list: onOwnApi(ListLive),
    edit: onOwnApi(RecordLive),
  },
  wrap: (dataProvider, source) => ({ ...dataProvider, ...createLiveProvider(source) }),
};
