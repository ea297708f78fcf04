import { DataTable, DateField, List } from 'react-admin';

/** As many rows as one answer of a report has. */
export const MovimientoList = () => (
  <List perPage={5000}>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="fecha">
        <DateField source="fecha" />
      </DataTable.Col>
      <DataTable.Col source="concepto" />
      <DataTable.Col source="fk_registro" />
      <DataTable.Col source="detalle" />
      <DataTable.NumberCol source="ingreso" />
      <DataTable.NumberCol source="egreso" />
      <DataTable.NumberCol source="saldo" />
    </DataTable>
  </List>
);
