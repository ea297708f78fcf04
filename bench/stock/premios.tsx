import { DataTable, DateField, DateInput, List, ReferenceField, SearchInput, SelectInput } from 'react-admin';
import { lastDays } from './lastDays';

const ESTADOS = ['PENDIENTE', 'REVISADO', 'RECHAZADO', 'PAGADO', 'ANULADO'];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="estado" source="estado" choices={ESTADOS} alwaysOn />,
  <DateInput key="gte" source="fecha_gte" alwaysOn />,
  <DateInput key="lte" source="fecha_lte" alwaysOn />,
];

export const PremioList = () => (
  <List
    filters={filters}
    filterDefaultValues={lastDays(30)}
    sort={{ field: 'fecha', order: 'DESC' }}
    perPage={25}
  >
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="fecha">
        <DateField source="fecha" />
      </DataTable.Col>
      <DataTable.Col source="fk_sorteo">
        <ReferenceField source="fk_sorteo" reference="sorteos" />
      </DataTable.Col>
      <DataTable.Col source="fk_vendedor">
        <ReferenceField source="fk_vendedor" reference="vendedores" />
      </DataTable.Col>
      <DataTable.Col source="colilla" />
      <DataTable.NumberCol source="valor" />
      <DataTable.Col source="estado" />
      <DataTable.Col source="fk_usuario_revisor">
        <ReferenceField source="fk_usuario_revisor" reference="usuarios" />
      </DataTable.Col>
      <DataTable.Col source="fecha_pago">
        <DateField source="fecha_pago" />
      </DataTable.Col>
    </DataTable>
  </List>
);
