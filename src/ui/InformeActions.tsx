import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { type ExportKind, exportRows } from '../format/exportRows';
import { type Informe, toExport } from './informe';
import { useLock } from './useLock';

const KINDS: readonly [ExportKind, string][] = [
  ['xlsx', 'Exportar XLSX'],
  ['csv', 'Exportar CSV'],
];

interface InformeActionsProps<T> {
  /** Of the file, without its ending. */
  name: string;
  informe?: Informe<T>;
  /** How an export ended. */
  onResult: (error?: Error) => void;
}

/** Puts on paper, or into a file, all rows of what is shown. */
export const InformeActions = <T,>({ name, informe, onResult }: InformeActionsProps<T>) => {
  const lock = useLock();

  const save = (kind: ExportKind) => {
    if (!informe || !lock.take()) return;
    exportRows({ name, ...toExport(informe) }, kind)
      .then(() => onResult(), onResult)
      .finally(lock.release);
  };

  return (
    <>
      {KINDS.map(([kind, label]) => (
        <Button
          key={kind}
          startIcon={<DownloadIcon />}
          disabled={!informe || lock.isLocked}
          onClick={() => save(kind)}
          sx={{ displayPrint: 'none' }}
        >
          {label}
        </Button>
      ))}
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
};
