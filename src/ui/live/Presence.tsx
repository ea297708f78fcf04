import { lazy, Suspense } from 'react';
import { useUsuarioActual } from '../page/usuarioActual';
import type { PresenceProps } from './PresenceLine';

const PresenceLine = lazy(() => import('./PresenceLine'));

/** Who else has the record open, where the API can know. */
export const Presence = (props: PresenceProps) => {
  const { api_local } = useUsuarioActual();

  return <Suspense>{api_local && <PresenceLine {...props} />}</Suspense>;
};
