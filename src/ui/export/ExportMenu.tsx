import DownloadIcon from '@mui/icons-material/Download';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';
import type { ExportKind } from '../../format/export/exportRows';
import { ActionsMenu } from '../dialogs/ActionsMenu';
import { useLock } from '../dialogs/useLock';

// Few exports are long.
const ExportProgress = lazy(() => import('./ExportProgress'));

/** What an export that is read in parts is told, and tells. */
export interface Reading {
  signal: AbortSignal;
  /** In rows. */
  onRead: (read: number, total: number) => void;
}

interface ExportMenuProps {
  disabled?: boolean;
  onChoose: (kind: ExportKind, reading: Reading) => Promise<void>;
}

export const ExportMenu = ({ disabled, onChoose }: ExportMenuProps) => {
  const lock = useLock();
  const [long, setLong] = useState<ComponentProps<typeof ExportProgress>>();
  const choose = (kind: ExportKind) => {
    if (!lock.take()) return;
    const reading = new AbortController();
    const onRead = (read: number, total: number) =>
      setLong(read < total ? { read, total, onCancel: () => reading.abort() } : undefined);
    void onChoose(kind, { signal: reading.signal, onRead }).finally(() => {
      setLong(undefined);
      lock.release();
    });
  };

  const label = lock.isLocked ? 'Exportando...' : 'Exportar';

  return (
    <>
      <ActionsMenu
        label="Exportar"
        button={
          <Button
            label={label}
            // On a phone an icon, which react-admin leaves without a name as long as it cannot be pressed.
            aria-label={label}
            disabled={disabled || lock.isLocked}
            sx={{ displayPrint: 'none' }}
          >
            <DownloadIcon />
          </Button>
        }
        actions={[
          { label: 'XLSX', onChoose: () => choose('xlsx') },
          { label: 'CSV', onChoose: () => choose('csv') },
        ]}
      />
      <Suspense>{long && <ExportProgress {...long} />}</Suspense>
    </>
  );
};
