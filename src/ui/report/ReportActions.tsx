import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { exportRows } from '../../format/exportRows';
import { ReportExportMenu } from './ReportExportMenu';
import { type Report, toExport } from './report';

interface ReportActionsProps<T> {
  /** Of the file, without its ending. */
  name: string;
  report?: Report<T>;
  /** How an export ended. */
  onResult: (error?: Error) => void;
}

/** Puts on paper, or into a file, all rows of what is shown. */
export const ReportActions = <T,>({ name, report, onResult }: ReportActionsProps<T>) => (
  <>
    <ReportExportMenu
      disabled={!report}
      save={async (kind) => {
        if (report) await exportRows({ name, ...toExport(report) }, kind);
      }}
      onResult={onResult}
    />
    <Button
      startIcon={<PrintIcon />}
      disabled={!report}
      onClick={() => window.print()}
      sx={{ displayPrint: 'none' }}
    >
      Imprimir
    </Button>
  </>
);
