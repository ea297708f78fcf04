import {
  Create,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { lastDays } from './lastDays';

// The contract's schemas would add to the bundle.
const TIPOS = ['arriendo', 'servicios', 'transporte', 'suministros', 'publicidad', 'otros'];
const FORMAS_PAGO = ['efectivo', 'transferencia', 'cheque'];

const AdministradorInput = ({ source }: { source: string }) => (
  <ReferenceInput source={source} reference="usuarios">
    <SelectInput />
  </ReferenceInput>
);

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateInput key="gte" source="fecha_gte" alwaysOn />,
  <DateInput key="lte" source="fecha_lte" alwaysOn />,
  <AdministradorInput key="usuario" source="fk_usuario" />,
  <SelectInput key="tipo" source="tipo" choices={TIPOS} />,
  <SelectInput key="estado" source="estado" choices={['A', 'X']} />,
];

export const GastoList = () => (
  <List
    filters={filters}
    filterDefaultValues={{ ...lastDays(30), estado: 'A' }}
    sort={{ field: 'fecha', order: 'DESC' }}
    perPage={25}
  >
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="fecha">
        <DateField source="fecha" />
      </DataTable.Col>
      <DataTable.Col source="fk_usuario">
        <ReferenceField source="fk_usuario" reference="usuarios" />
      </DataTable.Col>
      <DataTable.Col source="tipo" />
      <DataTable.Col source="descripcion" />
      <DataTable.NumberCol source="valor" />
      <DataTable.Col source="comprobante" />
    </DataTable>
  </List>
);

const GastoForm = () => (
  <SimpleForm>
    <AdministradorInput source="fk_usuario" />
    <DateInput source="fecha" />
    <SelectInput source="tipo" choices={TIPOS} />
    <TextInput source="descripcion" multiline />
    <NumberInput source="valor" />
    <SelectInput source="forma_pago" choices={FORMAS_PAGO} />
  </SimpleForm>
);

export const GastoCreate = () => (
  <Create>
    <GastoForm />
  </Create>
);

export const GastoEdit = () => (
  <Edit>
    <GastoForm />
  </Edit>
);
