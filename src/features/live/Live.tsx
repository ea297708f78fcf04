import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { lazy, untilLoaded } from '../../section/lazy';

const afterFirst = () => new Promise((resolve) => setTimeout(resolve, 1_500));

const LiveUpdates = lazy(() => afterFirst().then(() => untilLoaded(() => import('./LiveUpdates'))));

/** Notifications and figures change at once; lists and records announce changes and wait for the user. */
export const Live = () => useUsuarioActual().api_local && <LiveUpdates />;
