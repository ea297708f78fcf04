import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import type { UseGetOneHookValue } from 'ra-core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Title } from 'react-admin';
import type { Days } from '../../format/export/exportRows';
import { ErrorState } from '../base/ErrorState';
import { LastRefresh } from '../base/LastRefresh';
import { PageActions } from '../base/PageActions';
import { RowsOfBefore } from '../base/RowsOfBefore';
import { State } from '../base/State';
import type { Row } from '../fields/cells';
import { ExportMenu } from '../list/export/ExportMenu';
import { useSaveRows } from '../list/export/useSaveRows';
import { TableSkeleton } from '../table/TableSkeleton';
import { PageStyle } from './PageStyle';
import { PrintButton } from './PrintButton';
import type { Plot } from './plot/LinePlot';
import { PlotCard } from './plot/PlotCard';
import { type Period, ReportFilters } from './ReportFilters';
import { ReportHeader } from './ReportHeader';
import { ReportTable, type ReportTableProps } from './ReportTable';
import { useFoldedColumns } from './useFoldedColumns';

interface ReportPageProps<T> extends Omit<ReportTableProps<T>, 'id' | 'label' | 'rows'> {
  title: string;
  period: Period;
  /** Besides the period. */
  filters?: ReactNode;
  query: Pick<UseGetOneHookValue, 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'>;
  rows?: readonly T[];
  name: string;
  days: Days;
  facts: ComponentProps<typeof ReportHeader>['facts'];
  /** At the right of the facts. */
  action?: ReactNode;
  empty: string;
  hint?: string;
  isLandscape?: boolean;
  /** Stands above the table. */
  plot?: Plot;
  below?: ReactNode;
}

/** In place of List: for screen, paper and files. */
export const ReportPage = <T extends Row>({
  title,
  period,
  filters,
  query: { error, isPending, isPlaceholderData, refetch },
  rows: answered,
  name,
  days,
  facts,
  action,
  empty,
  hint,
  isLandscape,
  plot,
  below,
  children,
  ...table
}: ReportPageProps<T>) => {
  const rows = answered ?? [];
  // The heading is of what is asked.
  const isOfBefore = Boolean(error && isPlaceholderData);
  const saveRows = useSaveRows();
  const tableId = useId();
  const { all, shown, line } = useFoldedColumns(children, rows);
  const sourcesOf = (columns: typeof all) => [
    ...(table.group ? [table.group.source] : []),
    ...columns.flatMap(({ props: { source } }) => source ?? []),
  ];

  return (
    <>
      <Title title={title} />
      <PageActions>
        <ReportFilters period={period}>{filters}</ReportFilters>
        <Box sx={{ display: 'flex' }}>
          <ExportMenu
            disabled={!answered || isOfBefore}
            offersAllFields={Boolean(line)}
            onChoose={({ kind, hasAllFields }) => {
              const sources = sourcesOf(hasAllFields ? all : shown);

              return saveRows(kind, { name, days, sources, rows, sums: table.sumsOf(rows) });
            }}
          />
          <PrintButton disabled={!answered || isOfBefore} />
        </Box>
      </PageActions>
      <PageStyle isLandscape={isLandscape} />
      {error && !isOfBefore && <ErrorState error={error} hasContent={Boolean(answered)} onRetry={refetch} />}
      {error && isOfBefore && <RowsOfBefore error={error} onRetry={refetch} />}
      {hint ? (
        <State icon={InboxIcon}>{hint}</State>
      ) : (
        isPending && <TableSkeleton columns={all.length} facts={facts.length} isSheet />
      )}
      {answered && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', '& > button': { my: -0.75, ml: 'auto' } }}>
            {!isOfBefore && <ReportHeader facts={facts} />}
            {action}
          </Box>
          {rows.length === 0 ? (
            <State icon={InboxIcon} more="Elija otras fechas o quite un filtro">
              {empty}
            </State>
          ) : (
            <>
              {plot && plot.days.length > 0 && <PlotCard report={title} plot={plot} tableId={tableId} />}
              <ReportTable {...table} id={tableId} label={title} rows={rows}>
                {shown}
              </ReportTable>
              {line}
            </>
          )}
          {below}
          <LastRefresh verb="call" refetch={refetch} />
        </Box>
      )}
    </>
  );
};
