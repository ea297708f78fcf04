import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Aviso } from './Aviso';
import { Cargando } from './Cargando';
import { ErrorState } from './ErrorState';
import { InformeActions } from './InformeActions';
import { InformeTabla } from './InformeTabla';
import { type Informe, rowsOf } from './informe';
import { Page } from './Page';
import { PlanillaHeader } from './PlanillaHeader';

/** What react-admin's useGetOne answers, as far as a page looks at it. */
interface Query {
  error: Error | null;
  isPending: boolean;
  isPlaceholderData?: boolean;
  refetch: () => void;
}

interface InformePageProps<T> {
  title: string;
  parent: { label: string; to: string };
  /** Controls beside the title. */
  filters: ReactNode;
  query: Query;
  /** None until there is an answer. */
  informe?: Informe<T>;
  /** Of the exported file, without its ending. */
  name: string;
  facts: ComponentProps<typeof PlanillaHeader>['facts'];
  /** In place of a table without rows. */
  empty: string;
  /** What must be chosen first, in place of all the rest. */
  hint?: string;
  isLandscape?: boolean;
  /** Below the table. */
  children?: ReactNode;
}

/** The screen of a sheet or a report: its controls, its header, its table, on screen and on paper. */
export const InformePage = <T,>({
  title,
  parent,
  filters,
  query: { error, isPending, isPlaceholderData, refetch },
  informe,
  name,
  facts,
  empty,
  hint,
  isLandscape = false,
  children,
}: InformePageProps<T>) => {
  const [exportError, setExportError] = useState<Error>();

  return (
    <Page
      title={title}
      breadcrumb={[parent, { label: title }]}
      actions={
        <>
          {filters}
          <InformeActions name={name} informe={hint ? undefined : informe} onResult={setExportError} />
        </>
      }
    >
      <GlobalStyles styles={`@page { size: A4 ${isLandscape ? 'landscape' : 'portrait'}; margin: 12mm }`} />
      {exportError && (
        <Aviso severity="error" onClose={() => setExportError(undefined)}>
          No se pudo guardar el archivo. Vuelva a intentarlo.
        </Aviso>
      )}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {hint && <Typography>{hint}</Typography>}
      {isPending && !hint && <Cargando />}
      {informe && !hint && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <PlanillaHeader facts={facts} />
          {rowsOf(informe).length === 0 ? (
            <Typography>{empty}</Typography>
          ) : (
            <InformeTabla informe={informe} />
          )}
          {children}
        </Box>
      )}
    </Page>
  );
};
