import type { DataProvider } from 'ra-core';
import type { dashboardCalls } from '../../../contract/dashboard';
import type { ReportRecord } from '../../ui/report/useReport';

/** The name of its call. */
export const TABLERO = 'one';
/** Milliseconds. The request of start.tsx still counts as fresh. */
export const FRESH = 10_000;

const OF_ALL = { id: TABLERO, meta: {} };

/** The query of react-admin's useGetOne, for prefetching. */
export const tableroQuery = (dataProvider: DataProvider) => ({
  queryKey: ['dashboard', 'getOne', OF_ALL],
  queryFn: async () => {
    const { data } = await dataProvider.getOne<ReportRecord<typeof dashboardCalls.one>>('dashboard', OF_ALL);

    return data;
  },
});
