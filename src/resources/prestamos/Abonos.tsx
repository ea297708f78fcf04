import LockIcon from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase, ResourceContextProvider, useRecordContext } from 'ra-core';
import { ReferenceManyField } from 'react-admin';
import type { Abono, Prestamo } from '../../../contract/prestamos';
import { AnnulButton } from '../../ui/dialogs/AnnulButton';
import { ChoiceField } from '../../ui/fields/ChoiceField';
import { PaidMoneyField } from '../../ui/fields/MoneyField';
import { Slot } from '../../ui/layout/Slot';
import { DataTable } from '../../ui/list/DataTable';
import { ListError } from '../../ui/list/ListError';
import { Loading } from '../../ui/page/Loading';
import { sectionPath } from '../../ui/section/sectionPath';
import { NuevoAbono } from './NuevoAbono';

export const Abonos = () => {
  const prestamo = useRecordContext<Prestamo>();

  return (
    <Box component="section" aria-labelledby="abonos" sx={{ mt: 3 }}>
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
        loading={<Loading />}
        error={<ListError />}
        queryOptions={{ onError: undefined }}
      >
        <DataTable<Abono> empty={<Typography sx={{ mt: 1 }}>Todavía no hay abonos</Typography>}>
          <DataTable.Col source="fecha" />
          <DataTable.Col source="valor" field={PaidMoneyField} />
          <DataTable.Col source="origen" render={origenOf} />
          <DataTable.Col source="estado">
            <Estado />
          </DataTable.Col>
          <DataTable.Col label="Acciones" data-card="action" disableSort>
            <Actions />
          </DataTable.Col>
        </DataTable>
      </ReferenceManyField>
    </Box>
  );
};

const origenOf = ({ origen, fk_nomina }: Abono) =>
  origen === 'NOMINA' && fk_nomina !== null ? (
    <Link component={LinkBase} to={sectionPath('nomina', 'planilla', fk_nomina)}>
      Nomina {fk_nomina}
    </Link>
  ) : (
    'Caja'
  );

const Estado = () => (
  <>
    <ChoiceField source="estado" /> {useRecordContext<Abono>()?.motivo_anulacion}
  </>
);

const Actions = () => {
  const abono = useRecordContext<Abono>();

  return (
    abono && (
      <>
        <AnnulButton text="El saldo del préstamo vuelve a subir" />
        {abono.semana_cerrada && <ClosedWeek {...abono.semana_cerrada} />}
        <Slot name="recordActions" />
      </>
    )
  );
};

/** Replaces Anular in a closed week: links to the sheet, where the week can be reopened. */
const ClosedWeek = ({ aviso, fk_nomina }: NonNullable<Abono['semana_cerrada']>) => (
  <Tooltip title={aviso} describeChild>
    <Link
      component={LinkBase}
      to={fk_nomina === null ? sectionPath('nomina') : sectionPath('nomina', 'planilla', fk_nomina)}
      variant="body2"
    >
      <LockIcon fontSize="inherit" /> Semana cerrada
    </Link>
  </Tooltip>
);
