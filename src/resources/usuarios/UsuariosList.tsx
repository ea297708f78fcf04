import { useRecordContext } from 'ra-core';
import { SearchInput, SelectInput } from 'react-admin';
import { habilitado } from '../../../contract/columns';
import { rolLabels } from '../../../contract/roles';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { choicesOf } from '../../ui/fields/field';
import { PersonField } from '../../ui/fields/PersonField';
import { SelectField } from '../../ui/fields/SelectField';
import { StateChip } from '../../ui/fields/StateField';
import { useIsPhone } from '../../ui/filters/places';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { faltasDe } from './faltas';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="rol" source="rol" choices={choicesOf(rolLabels)} emptyText="Todos" alwaysOn />,
  <SelectInput
    key="estado"
    source="estado"
    choices={choicesOf(habilitado.words)}
    emptyText="Todos"
    alwaysOn
  />,
];

/** The spec writes the heads of this list in small letters (SPEC 2: User list). */
const AS_WRITTEN = { '& th': { textTransform: 'none' } };

export default function UsuariosList() {
  const isPhone = useIsPhone();

  return (
    <List filters={filters} sort={{ field: 'id', order: 'ASC' }}>
      <DataTable sx={AS_WRITTEN}>
        <DataTable.Col source="id" />
        <DataTable.Col source="nombre" render={isPhone ? fullName : undefined} />
        {!isPhone && <DataTable.Col source="apellido" />}
        <DataTable.Col source="username" />
        <DataTable.Col source="rol" field={SelectField} data-whole />
        <DataTable.Col source="estado" field={SelectField} />
        <DataTable.Col source="usuarioPrincipal">
          <PersonField source="usuarioPrincipal" /> <Faltas />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

const Faltas = () => {
  const usuario = useRecordContext<Usuario>();
  if (!usuario) return null;
  const { id, nombre } = usuario.usuarioPrincipal;

  return faltasDe({ ...usuario, principal: id ?? nombre }).map(({ name, text }) => (
    <StateChip key={name} title={text} color="warning">
      {name}
    </StateChip>
  ));
};
