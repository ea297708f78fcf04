import { MoneyField } from '../../ui/fields/MoneyField';
import { PersonField } from '../../ui/fields/PersonField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { Comprobante } from './Comprobante';
import { NominaActions } from './NominaActions';

const filters = [<DateRangeInput key="fecha" source="fecha" alwaysOn />];

/** The API lists the newest first and sorts by nothing else (SPEC 7). */
export default function NominaList() {
  return (
    <List filters={filters} sort={{ field: 'fecha', order: 'DESC' }}>
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
