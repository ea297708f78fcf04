import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { exportRows } from '../../format/exportRows';
import { useLock } from '../../ui/useLock';
import { useUsuarioLabel } from './useUsuarioLabel';
import { usuarioCells, usuarioColumns } from './usuarioCells';

/** Saves what is filtered, of all pages, under the heads of the list. */
export const ExportarUsuarios = ({ onResult }: { onResult: (error?: Error) => void }) => {
  const { getData, total } = useListContext<Usuario>();
  const labelOf = useUsuarioLabel();
  const lock = useLock();

  const save = async () => {
    const rows = (await getData?.()) ?? [];
    const columns = usuarioColumns.map((source) => ({ label: labelOf(source), text: usuarioCells[source] }));
    await exportRows<Usuario>({ name: 'usuarios', columns, rows }, 'csv');
  };
  const start = () => {
    if (!lock.take()) return;
    save()
      .then(() => onResult(), onResult)
      .finally(lock.release);
  };

  return (
    <Button
      startIcon={<DownloadIcon />}
      disabled={lock.isLocked || !total}
      onClick={start}
      sx={{ displayPrint: 'none' }}
    >
      Exportar
    </Button>
  );
};
