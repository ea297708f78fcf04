import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import type { ExportKind } from '../../format/exportRows';
import { ActionsMenu } from '../action/ActionsMenu';
import { useLock } from '../action/useLock';

interface ExportMenuProps {
  disabled?: boolean;
  onChoose: (kind: ExportKind) => Promise<void>;
}

export const ExportMenu = ({ disabled, onChoose }: ExportMenuProps) => {
  const lock = useLock();
  const choose = (kind: ExportKind) => {
    if (lock.take()) void onChoose(kind).finally(lock.release);
  };

  return (
    <ActionsMenu
      label="Exportar"
      button={
        <Button
          startIcon={<DownloadIcon />}
          disabled={disabled || lock.isLocked}
          sx={{ displayPrint: 'none' }}
        >
          {lock.isLocked ? 'Exportando...' : 'Exportar'}
        </Button>
      }
      actions={[
        { label: 'XLSX', onChoose: () => choose('xlsx') },
        { label: 'CSV', onChoose: () => choose('csv') },
      ]}
    />
  );
};
