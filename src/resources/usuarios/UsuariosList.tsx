import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, ListBase } from 'ra-core';
import { useState } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import { Aviso } from '../../ui/Aviso';
import { Page } from '../../ui/Page';
import { SearchFilter } from '../../ui/SearchFilter';
import { sectionPath } from '../../ui/sectionPath';
import { ExportarUsuarios } from './ExportarUsuarios';

import { UsuariosRows } from './UsuariosRows';

const PAGE_SIZE = 25;

export default function UsuariosList() {
  const [exportError, setExportError] = useState<Error>();

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
            <ExportarUsuarios onResult={setExportError} />
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
        {exportError && (
          <Aviso severity="error" onClose={() => setExportError(undefined)}>
            {exportError.message}
          </Aviso>
        )}
        <UsuariosRows />
      </Page>
    </ListBase>
  );
}
