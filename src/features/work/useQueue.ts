import { useGetList } from 'ra-core';
import { dashboardAccess } from '../../../contract/dashboard';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import type { Queue } from '../../section/Section';
import { useQueues } from './useQueues';

/** The records that wait for this user. Roles with a dashboard have none. */
export const useQueue = () => {
  const { role } = useUsuarioActual();
  const [queue = NONE] = useQueues();
  const { section, words, filter } = dashboardAccess.some((one) => one === role) ? NONE : queue;
  const { total, meta, error } = useWaiting({ section, filter });

  return { section, words, error, count: total, sums: meta?.sums };
};

const NONE = { section: '', words: '', filter: {} };

interface Waiting extends Pick<Queue, 'filter'> {
  section: string;
  /** Left out. */
  excepto?: readonly number[];
}

/** One of the records that wait, and how many they are. */
export const useWaiting = ({ section, filter, excepto = [] }: Waiting) =>
  useGetList(
    section,
    {
      filter: without(filter, excepto),
      pagination: { page: 1, perPage: 1 },
      // LiveUpdates reads it again when a record of the section changes.
      meta: { live: true },
    },
    // The menu, the home and the button ask together.
    { enabled: section !== '', staleTime: 10_000 },
  );

export const without = (filter: Queue['filter'], excepto: readonly number[]): Queue['filter'] =>
  excepto.length > 0 ? { ...filter, excepto } : filter;
