import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ExportKind } from '../../format/exportRows';
import { useLock } from '../action/useLock';

interface ExportMenuProps {
  disabled?: boolean;
  onChoose: (kind: ExportKind) => Promise<void>;
}

const KINDS: readonly { kind: ExportKind; label: string }[] = [
  { kind: 'xlsx', label: 'XLSX' },
  { kind: 'csv', label: 'CSV' },
];

/** Exportar, and the choice of the file's kind; one export at a time. */
export const ExportMenu = ({ disabled, onChoose }: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const lock = useLock();

  const choose = (kind: ExportKind) => {
    setAnchor(null);
    if (lock.take()) void onChoose(kind).finally(lock.release);
  };

  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        disabled={disabled || lock.isLocked}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ displayPrint: 'none' }}
      >
        {lock.isLocked ? 'Exportando...' : 'Exportar'}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // It hangs below the body, outside the page's landmarks: so it is one itself.
        slotProps={{ paper: { role: 'region', 'aria-label': 'Exportar' } }}
      >
        {KINDS.map(({ kind, label }) => (
          <MenuItem key={kind} onClick={() => choose(kind)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
