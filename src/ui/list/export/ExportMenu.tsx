import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { Button } from 'react-admin';
import type { ExportKind } from '../../../format/export/exportRows';
import { useLock } from '../../form/dialogs/useLock';
import { ExportProgress, type ExportProgressProps } from './ExportProgress';
import type { Reading } from './readRows';

export interface ExportChoice {
  kind: ExportKind;
  hasAllFields?: boolean;
}

interface ExportMenuProps {
  disabled?: boolean;
  /** Also offers the fields that are no columns on screen. */
  offersAllFields?: boolean;
  onChoose: (choice: ExportChoice, reading: Reading) => Promise<void>;
}

const KINDS: readonly ExportKind[] = ['xlsx', 'csv'];

export const ExportMenu = ({ disabled, offersAllFields, onChoose }: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const lock = useLock();
  const notify = useNotify();
  const label = lock.isLocked ? 'Exportando…' : 'Exportar';

  const [progress, setProgress] = useState<ExportProgressProps['progress']>();
  const running = useRef<AbortController>(undefined);

  const choose = async (choice: ExportChoice) => {
    setAnchor(undefined);
    if (!lock.take()) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    await onChoose(choice, { signal, onProgress }).catch((error: Error) =>
      signal.aborted
        ? notify('Se canceló la exportación', { type: 'warning' })
        : notify(error.message, { type: 'error', error }),
    );
    setProgress(undefined);
    lock.release();
  };

  return (
    <>
      <Button
        label={label}
        // On a phone, react-admin leaves a disabled icon unnamed.
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        disabled={disabled || lock.isLocked}
        aria-busy={lock.isLocked || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ displayPrint: 'none' }}
      >
        <DownloadIcon />
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          // The menu is mounted outside the page's landmarks.
          slotProps={{ paper: { role: 'region', 'aria-label': 'Exportar' } }}
        >
          {KINDS.map((kind) => (
            <MenuItem key={kind} onClick={() => void choose({ kind })}>
              {kind.toUpperCase()}
            </MenuItem>
          ))}
          {offersAllFields &&
            KINDS.map((kind) => (
              <MenuItem key={kind} onClick={() => void choose({ kind, hasAllFields: true })}>
                {kind.toUpperCase()} con todos los campos
              </MenuItem>
            ))}
        </Menu>
      )}
      <ExportProgress
        isRunning={lock.isLocked}
        progress={progress}
        onCancel={() => running.current?.abort()}
      />
    </>
  );
};
