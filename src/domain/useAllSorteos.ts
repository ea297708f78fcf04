import type { Sorteo } from '../../contract/sorteos';
import { useGetAll } from '../ui/list/export/useGetAll';

const BY_HOUR = { field: 'hora_sorteo', order: 'ASC' } as const;

/** By time of day. */
export const useAllSorteos = (filter: { estado?: 'A' } = {}) =>
  useGetAll<Sorteo>('sorteos', { filter, sort: BY_HOUR });
