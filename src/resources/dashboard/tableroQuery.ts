import type { DataProvider } from 'ra-core';
import { dashboardCalls } from '../../../contract/dashboard';
import { callQuery } from '../../ui/base/useCall';

/** Milliseconds. The request of start.tsx still counts as fresh. */
export const FRESH = 10_000;

/** For prefetching. */
export const tableroQuery = (dataProvider: DataProvider) => callQuery(dataProvider, dashboardCalls.one, {});
