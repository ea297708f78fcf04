import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, ListBase } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { ExportarLista } from '../../ui/ExportarLista';
import { Page } from '../../ui/Page';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';
import { sectionPath } from '../../ui/sectionPath';
import { useExportAviso } from '../../ui/useExportAviso';
import { UsuariosRows } from './UsuariosRows';
import { usuarioCells, usuarioColumns } from './usuarioCells';

const PAGE_SIZE = 25;

/** The file holds what the list shows. */
const EXPORTED: readonly RestColumn<Usuario>[] = usuarioColumns.map((source) => ({
  source,
  text: usuarioCells[source],
}));

export default function UsuariosList() {
  const { exportAviso, onExported } = useExportAviso();

  return (
    <ListBase<Usuario>
      perPage={PAGE_SIZE}
      sort={{ field: 'id', order: 'ASC' }}
      exporter={false}
      disableAuthentication
      // The error stands in the page, where its retry is; no second text in passing.
      queryOptions={{ onError: undefined }}
    >
      <Page
        title="Usuarios"
        actions={
          <>
            <SearchFilter />
            <ExportarLista columns={EXPORTED} onResult={onExported} />
            <Button
              component={LinkBase}
              to={sectionPath('usuarios', 'create')}
              variant="contained"
              startIcon={<AddIcon />}
              sx={{ displayPrint: 'none' }}
            >
              Nuevo usuario
            </Button>
          </>
        }
      >
        {exportAviso}
        <UsuariosRows />
      </Page>
    </ListBase>
  );
}
