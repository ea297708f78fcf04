import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Button } from 'react-admin';
import type { ExportKind } from '../../format/export/exportRows';
import { useLock } from '../dialogs/useLock';

export interface ExportChoice {
  kind: ExportKind;
  hasAllFields?: boolean;
}

interface ExportMenuProps {
  disabled?: boolean;
  /** Also offers the fields that are no columns on screen. */
  offersAllFields?: boolean;
  onChoose: (choice: ExportChoice) => Promise<void>;
}

const KINDS: readonly ExportKind[] = ['xlsx', 'csv'];

export const ExportMenu = ({ disabled, offersAllFields, onChoose }: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const lock = useLock();
  const notify = useNotify();
  const label = lock.isLocked ? 'Exportando...' : 'Exportar';

  const choose = async (choice: ExportChoice) => {
    setAnchor(undefined);
    if (!lock.take()) return;
    await onChoose(choice).catch(({ message }: Error) => notify(message, { type: 'error' }));
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
    </>
  );
};
