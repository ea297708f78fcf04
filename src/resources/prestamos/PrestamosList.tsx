import { SearchInput, SelectInput } from 'react-admin';
import type { Prestamo } from '../../../contract/prestamos';
import { AdministradorInput } from '../../domain/AdministradorInput';
import { MoneyField } from '../../ui/fields/MoneyField';
import { StateField } from '../../ui/fields/StateField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { beneficiarioText } from './beneficiario';
import { estados } from './choices';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateRangeInput key="fecha" source="fecha" alwaysOn />,
  <AdministradorInput key="fk_usuario" alwaysOn />,
  <SelectInput key="estado" source="estado" choices={[...estados]} emptyText="Todos" alwaysOn />,
];

/** Not by date from the start: a loan is of interest until it is paid, however old. */
export default function PrestamosList() {
  return (
    <List filters={filters} sort={{ field: 'fecha', order: 'DESC' }} filterDefaultValues={{ estado: 'A' }}>
      <DataTable<Prestamo>>
        <DataTable.Col source="id" />
        <DataTable.Col source="fecha" />
        <DataTable.Col source="fk_vendedor" render={beneficiarioText} />
        <DataTable.Col source="valor" field={MoneyField} />
        <DataTable.Col source="abonado" field={MoneyField} />
        <DataTable.Col source="saldo" field={MoneyField} />
        <DataTable.Col source="estado" field={StateField} />
      </DataTable>
    </List>
  );
}
