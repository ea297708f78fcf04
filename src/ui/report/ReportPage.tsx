import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ErrorState } from '../page/ErrorState';
import { Loading } from '../page/Loading';
import { Notice } from '../page/Notice';
import { Page } from '../page/Page';
import { ReportActions } from './ReportActions';
import { ReportHeader } from './ReportHeader';
import { ReportTable } from './ReportTable';
import { type Report, rowsOf } from './report';

/** What react-admin's useGetOne answers, as far as a page looks at it. */
interface Query {
  error: Error | null;
  isPending: boolean;
  isPlaceholderData?: boolean;
  refetch: () => void;
}

interface ReportPageProps<T> {
  title: string;
  parent: { label: string; to: string };
  /** Controls beside the title. */
  filters: ReactNode;
  query: Query;
  /** None until there is an answer. */
  report?: Report<T>;
  /** Of the exported file, without its ending. */
  name: string;
  facts: ComponentProps<typeof ReportHeader>['facts'];
  /** In place of a table without rows. */
  empty: string;
  /** What must be chosen first, in place of all the rest. */
  hint?: string;
  isLandscape?: boolean;
  /** Below the table. */
  children?: ReactNode;
}

/** The screen of a sheet or a report: its controls, its header, its table, on screen and on paper. */
export const ReportPage = <T,>({
  title,
  parent,
  filters,
  query: { error, isPending, isPlaceholderData, refetch },
  report,
  name,
  facts,
  empty,
  hint,
  isLandscape = false,
  children,
}: ReportPageProps<T>) => {
  const [exportError, setExportError] = useState<Error>();

  return (
    <Page
      title={title}
      breadcrumb={[parent, { label: title }]}
      actions={
        <>
          {filters}
          <ReportActions name={name} report={hint ? undefined : report} onResult={setExportError} />
        </>
      }
    >
      <GlobalStyles styles={`@page { size: A4 ${isLandscape ? 'landscape' : 'portrait'}; margin: 12mm }`} />
      {exportError && (
        <Notice severity="error" onClose={() => setExportError(undefined)}>
          No se pudo guardar el archivo. Vuelva a intentarlo.
        </Notice>
      )}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {hint && <Typography>{hint}</Typography>}
      {isPending && !hint && <Loading />}
      {report && !hint && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <ReportHeader facts={facts} />
          {rowsOf(report).length === 0 ? <Typography>{empty}</Typography> : <ReportTable report={report} />}
          {children}
        </Box>
      )}
    </Page>
  );
};
