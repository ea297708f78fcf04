import DownloadIcon from '@mui/icons-material/Download';
import MuiButton from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from 'react-admin';
import type { ExportKind } from '../../format/export/exportRows';
import { ActionsMenu } from '../dialogs/ActionsMenu';
import { useLock } from '../dialogs/useLock';
import type { Reading } from './readExported';

interface ExportMenuProps {
  disabled?: boolean;
  onChoose: (kind: ExportKind, reading: Reading) => Promise<void>;
}

/** XLSX or CSV; a long export shows how far it is, and can be cancelled. */
export const ExportMenu = ({ disabled, onChoose }: ExportMenuProps) => {
  const lock = useLock();
  const [long, setLong] = useState<ProgressProps>();
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
            // On a phone react-admin leaves a disabled icon without a name.
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
      {long && <Progress {...long} />}
    </>
  );
};

interface ProgressProps {
  /** Rows. */
  read: number;
  total: number;
  onCancel: () => void;
}

const Progress = ({ read, total, onCancel }: ProgressProps) => (
  <Snackbar open>
    <Paper variant="outlined" sx={{ width: 320, px: 2, pt: 1.5 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Exportando: {count.format(read)} de {count.format(total)} filas
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label="Exportando"
        value={Math.floor((100 * read) / total)}
      />
      <MuiButton onClick={onCancel} sx={{ my: 0.5, ml: -0.5 }}>
        Cancelar exportación
      </MuiButton>
    </Paper>
  </Snackbar>
);

const count = new Intl.NumberFormat('en-US');
