import { SearchInput } from 'react-admin';
import { PersonField } from '../../ui/fields/PersonField';
import { SelectField } from '../../ui/fields/SelectField';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** The spec writes the heads of this list in small letters (SPEC 2: User list). */
const AS_WRITTEN = { '& th': { textTransform: 'none' } };

export default function UsuariosList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'ASC' }}>
      <DataTable sx={AS_WRITTEN}>
        <DataTable.Col source="id" />
        <DataTable.Col source="nombre" />
        <DataTable.Col source="apellido" />
        <DataTable.Col source="username" />
        <DataTable.Col source="rol" field={SelectField} data-whole />
        <DataTable.Col source="estado" field={SelectField} />
        <DataTable.Col source="usuarioPrincipal" field={PersonField} />
      </DataTable>
    </List>
  );
}
