import { useGetList } from 'ra-core';
import { dashboardAccess } from '../../../contract/dashboard';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { useQueues } from './useQueues';

/** The records that wait for this user. Roles with a dashboard have none. */
export const useQueue = () => {
  const { role } = useUsuarioActual();
  const [queue = NONE] = useQueues();
  const { section, words, filter } = dashboardAccess.some((one) => one === role) ? NONE : queue;
  const { total, meta, error } = useGetList(
    section,
    {
      filter,
      pagination: { page: 1, perPage: 1 },
      // LiveUpdates reads it again when a record of the section changes.
      meta: { live: true },
    },
    // The menu and the home ask together.
    { enabled: section !== '', staleTime: 10_000 },
  );

  return { section, words, error, count: total, sums: meta?.sums };
};

const NONE = { section: '', words: '', filter: {} };
