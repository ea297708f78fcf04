import { AdministradorInput } from '../../domain/AdministradorInput';
import { PaidMoneyField } from '../../ui/fields/MoneyField';
import { PersonField } from '../../ui/fields/PersonField';
import { useIsPhone } from '../../ui/filters/places';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { Comprobante } from './comprobante/Comprobante';
import { NominaActions } from './NominaActions';
import { Pagados } from './planilla/Pagados';

const filters = [<DateRangeInput key="fecha" source="fecha" alwaysOn />];
/** Our own API narrows by more than the specification asks for. */
const ownFilters = [...filters, <AdministradorInput key="fk_usuario" source="fk_usuario" alwaysOn />];

/** The API lists the newest first and sorts by nothing else (SPEC 7). */
export default function NominaList() {
  const { api_local } = useUsuarioActual();
  const isPhone = useIsPhone();

  return (
    <List filters={api_local ? ownFilters : filters} sort={{ field: 'fecha', order: 'DESC' }}>
      <DataTable rowClick={false}>
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="usuario" field={PersonField} disableSort />
        <DataTable.Col source="fecha" disableSort />
        <DataTable.Col source="cuenta" data-line disableSort />
        <DataTable.Col source="total" field={PaidMoneyField} disableSort />
        {isPhone && api_local && (
          <DataTable.Col label="Pagados" disableSort>
            <Pagados />
          </DataTable.Col>
        )}
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
