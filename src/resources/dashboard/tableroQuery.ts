import type { DataProvider } from 'ra-core';
import type { dashboardCalls } from '../../../contract/dashboard';
import type { ReportRecord } from '../../ui/report/useReport';

export const TABLERO = 'tablero';
/** What stands in its place for who has none. */
export const JORNADA = 'jornada';
/** In milliseconds: what was asked for while the page was made is not asked for again by what shows it. */
export const FRESH = 10_000;

const OF_ALL = { id: TABLERO, meta: {} };

/** The dashboard of all, as react-admin's useGetOne asks for it. */
export const tableroQuery = (dataProvider: DataProvider) => ({
  queryKey: ['dashboard', 'getOne', OF_ALL],
  queryFn: async () => {
    const { data } = await dataProvider.getOne<ReportRecord<typeof dashboardCalls.one>>('dashboard', OF_ALL);

    return data;
  },
});
