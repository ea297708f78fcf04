import { SearchInput, SelectInput } from 'react-admin';
import { AdministradorInput } from '../../domain/AdministradorInput';
import { SorteoInput } from '../../domain/SorteoInput';
import { VendedorInput } from '../../domain/VendedorInput';
import { recentDays } from '../../format/dates';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { StateField } from '../../ui/fields/StateField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { estados } from './estados';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateRangeInput key="fecha" source="fecha" alwaysOn />,
  <SelectInput key="estado" source="estado" choices={[...estados]} emptyText="Todos" alwaysOn />,
  <SorteoInput key="fk_sorteo" source="fk_sorteo" alwaysOn />,
  <VendedorInput key="fk_vendedor" source="fk_vendedor" withInactive />,
  <AdministradorInput key="fk_usuario" source="fk_usuario" />,
];

export default function VentasList() {
  return (
    <List filters={filters} sort={{ field: 'fecha', order: 'DESC' }} filterDefaultValues={recentDays()}>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="fecha" />
        <DataTable.Col source="fk_sorteo" field={NameField} />
        <DataTable.Col source="fk_vendedor" field={NameField} />
        <DataTable.Col source="colillas" />
        <DataTable.Col source="total" field={MoneyField} />
        <DataTable.Col source="fk_usuario_sumador" field={NameField} />
        <DataTable.Col source="estado" field={StateField} />
      </DataTable>
    </List>
  );
}
