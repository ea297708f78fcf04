import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { exportRows } from '../format/exportRows';
import { ExportarMenu } from './ExportarMenu';
import { type Informe, toExport } from './informe';

interface InformeActionsProps<T> {
  /** Of the file, without its ending. */
  name: string;
  informe?: Informe<T>;
  /** How an export ended. */
  onResult: (error?: Error) => void;
}

/** Puts on paper, or into a file, all rows of what is shown. */
export const InformeActions = <T,>({ name, informe, onResult }: InformeActionsProps<T>) => (
  <>
    <ExportarMenu
      disabled={!informe}
      save={async (kind) => {
        if (informe) await exportRows({ name, ...toExport(informe) }, kind);
      }}
      onResult={onResult}
    />
    <Button
      startIcon={<PrintIcon />}
      disabled={!informe}
      onClick={() => window.print()}
      sx={{ displayPrint: 'none' }}
    >
      Imprimir
    </Button>
  </>
);
