import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, ListBase } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { ExportarLista } from '../../ui/ExportarLista';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';
import { useExportAviso } from '../../ui/useExportAviso';
import { NominaFilter } from './NominaFilter';
import { NominaRows } from './NominaRows';
import { nominaExport } from './nominaExport';

/** The spec leaves the size of a page open. */
const PAGE_SIZE = 25;

export default function NominaList() {
  const { exportAviso, onExported } = useExportAviso();

  return (
    <ListBase<Nomina>
      perPage={PAGE_SIZE}
      exporter={false}
      disableAuthentication
      // The error stands in the page, where its retry is; no second text in passing.
      queryOptions={{ onError: undefined }}
    >
      <Page
        title="Nomina"
        actions={
          <>
            <NominaFilter />
            <ExportarLista columns={nominaExport} onResult={onExported} />
            <Button
              component={LinkBase}
              to={sectionPath('nomina', 'create')}
              variant="contained"
              startIcon={<AddIcon />}
              sx={{ displayPrint: 'none' }}
            >
              Nueva nomina
            </Button>
          </>
        }
      >
        {exportAviso}
        <NominaRows />
      </Page>
    </ListBase>
  );
}
