import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { downloadCSV, useListContext } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { toCsv } from '../../format/csv';
import { useLock } from '../../ui/useLock';
import { useUsuarioLabel } from './useUsuarioLabel';
import { usuarioCells, usuarioColumns } from './usuarioCells';

/** Saves what is filtered, of all pages, under the heads of the list. */
export const ExportarUsuarios = ({ onResult }: { onResult: (error?: Error) => void }) => {
  const { getData, total } = useListContext<Usuario>();
  const labelOf = useUsuarioLabel();
  const lock = useLock();

  const save = async () => {
    const usuarios = (await getData?.()) ?? [];
    const heads = usuarioColumns.map((source) => labelOf(source));
    const rows = usuarios.map((usuario) => usuarioColumns.map((source) => usuarioCells[source](usuario)));
    downloadCSV(toCsv([heads, ...rows]), 'usuarios');
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
