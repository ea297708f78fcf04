import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { SearchInput } from 'react-admin';
import type { Transferencia } from '../../../contract/transferencias';
import { AdministradorInput } from '../../domain/AdministradorInput';
import { recentDays } from '../../format/dates';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { ComprobanteLink } from '../../ui/fields/PicturesField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { Slot } from '../../ui/layout/Slot';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateRangeInput key="fecha" source="fecha" alwaysOn />,
  <AdministradorInput key="fk_usuario" alwaysOn />,
];

export default function TransferenciasList() {
  return (
    <List filters={filters} sort={{ field: 'fecha', order: 'DESC' }} filterDefaultValues={recentDays()}>
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        Una transferencia no se modifica ni se anula: se deshace con la transferencia contraria
      </Alert>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="fecha" />
        <DataTable.Col source="fk_usuario_origen" field={NameField} />
        <DataTable.Col source="fk_usuario_destino" field={NameField} />
        <DataTable.Col source="valor" field={MoneyField} />
        <DataTable.Col source="concepto" />
        <DataTable.Col label="Acciones" data-card="action" disableSort>
          <Actions />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

const Actions = () => {
  const transferencia = useRecordContext<Transferencia>();

  return (
    transferencia && (
      <>
        {transferencia.comprobante && <ComprobanteLink paths={transferencia.comprobante} />}
        <Slot name="recordActions" />
      </>
    )
  );
};
