import { AdministradorInput } from '../../domain/AdministradorInput';
import { MoneyField } from '../../ui/fields/MoneyField';
import { PersonField } from '../../ui/fields/PersonField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { Comprobante } from './Comprobante';
import { NominaActions } from './NominaActions';

const filters = [<DateRangeInput key="fecha" source="fecha" alwaysOn />];
/** Our own API narrows by more than the specification asks for. */
const ownFilters = [...filters, <AdministradorInput key="fk_usuario" source="fk_usuario" alwaysOn />];

/** The API lists the newest first and sorts by nothing else (SPEC 7). */
export default function NominaList() {
  const { api_local } = useUsuarioActual();

  return (
    <List filters={api_local ? ownFilters : filters} sort={{ field: 'fecha', order: 'DESC' }}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="usuario" field={PersonField} disableSort />
        <DataTable.Col source="fecha" disableSort />
        <DataTable.Col source="cuenta" disableSort />
        <DataTable.Col source="total" field={MoneyField} disableSort />
        <DataTable.Col source="comprobante" disableSort>
          <Comprobante />
        </DataTable.Col>
        <DataTable.Col source="detalle_nominas" disableSort>
          <NominaActions />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
