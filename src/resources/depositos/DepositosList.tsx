import { SearchInput, SelectInput } from 'react-admin';
import { AdministradorInput } from '../../domain/AdministradorInput';
import { recentDays } from '../../format/dates';
import { PaidMoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { PicturesField } from '../../ui/fields/PicturesField';
import { SelectField } from '../../ui/fields/SelectField';
import { StateField } from '../../ui/fields/StateField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { estados, tipos } from './choices';
import { DepositoActions } from './DepositoActions';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateRangeInput key="fecha" source="fecha" alwaysOn />,
  <AdministradorInput key="fk_usuario" alwaysOn />,
  <SelectInput key="estado" source="estado" choices={[...estados]} emptyText="Todos" alwaysOn />,
  <SelectInput key="tipo" source="tipo" choices={[...tipos]} emptyText="Todos" alwaysOn />,
];

export default function DepositosList() {
  return (
    <List filters={filters} sort={{ field: 'fecha', order: 'DESC' }} filterDefaultValues={recentDays()}>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="fecha" />
        <DataTable.Col source="fk_usuario" field={NameField} />
        <DataTable.Col source="tipo" field={SelectField} />
        <DataTable.Col source="banco" />
        <DataTable.Col source="cuenta_bancaria" />
        <DataTable.Col source="valor" field={PaidMoneyField} />
        <DataTable.Col source="estado" field={StateField} />
        <DataTable.Col source="comprobante" field={PicturesField} disableSort />
        <DataTable.Col label="Acciones" data-card="action" disableSort>
          <DepositoActions />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
