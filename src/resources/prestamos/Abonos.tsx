import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useRecordContext } from 'ra-core';
import { Link, ReferenceManyField } from 'react-admin';
import type { Abono, Prestamo } from '../../../contract/prestamos';
import { recordPath } from '../../section/sectionPath';
import { State } from '../../ui/base/State';
import { ChoiceField } from '../../ui/fields/ChoiceField';
import { AnnulButton, useMayAnnul } from '../../ui/form/dialogs/AnnulButton';
import { cardWidth } from '../../ui/form/FormCard';
import { fitWidth } from '../../ui/form/record/fitWidth';
import { DataTable } from '../../ui/table/DataTable';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { ListError } from '../../views/ListError';
import { RecordMenu } from '../../views/RecordMenu';
import { NuevoAbono } from './NuevoAbono';

export const Abonos = () => {
  const prestamo = useRecordContext<Prestamo>();

  return (
    <Box component="section" aria-labelledby="abonos" sx={{ mt: 3, ...fitWidth(cardWidth) }}>
      <Typography id="abonos" variant="h2">
        Abonos
      </Typography>
      {prestamo?.estado === 'A' && (
        <ResourceContextProvider value="abonos">
          <NuevoAbono prestamo={prestamo} />
        </ResourceContextProvider>
      )}
      <ReferenceManyField
        reference="abonos"
        target="fk_prestamo"
        sort={{ field: 'fecha', order: 'DESC' }}
        perPage={1000}
        loading={<TableSkeleton columns={5} rows={3} />}
        error={<ListError />}
        queryOptions={{ onError: undefined }}
      >
        <DataTable<Abono> empty={<State icon={InboxIcon}>Todavía no hay abonos</State>}>
          <DataTable.Col source="fecha" />
          <DataTable.Col source="valor" />
          <DataTable.Col source="origen" render={origenOf} />
          <DataTable.Col source="estado">
            <Estado />
          </DataTable.Col>
          <DataTable.Col label="Acciones" card="action" disableSort>
            <Actions />
          </DataTable.Col>
        </DataTable>
      </ReferenceManyField>
    </Box>
  );
};

const origenOf = ({ origen, fk_nomina }: Abono) =>
  origen === 'NOMINA' && fk_nomina !== null ? (
    <Link to={recordPath('nomina', fk_nomina)}>Nomina {fk_nomina}</Link>
  ) : (
    'Caja'
  );

const Estado = () => (
  <>
    <ChoiceField source="estado" /> {useRecordContext<Abono>()?.motivo_anulacion}
  </>
);

const Actions = () => (
  <RecordMenu isOffered={useMayAnnul()}>
    <AnnulButton text="El saldo del préstamo vuelve a subir" />
  </RecordMenu>
);
