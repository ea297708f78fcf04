import { SearchInput } from 'react-admin';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../views/List';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="fk_usuario" source="fk_usuario" withInactive alwaysOn />,
  <SelectInput key="estado" source="estado" emptyText="Todos" alwaysOn />,
];

export default function VendedoresList() {
  return (
    <List filters={filters}>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="codigo" />
        <DataTable.Col source="nombre" />
        <DataTable.Col source="fk_usuario" />
        <DataTable.Col source="porcentaje" />
        <DataTable.Col source="telefono" />
        <DataTable.Col source="estado" />
      </DataTable>
    </List>
  );
}
