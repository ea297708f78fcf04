import { SearchInput, TextInput } from 'react-admin';
import { AdministradorInput } from '../../domain/AdministradorInput';
import { SorteoInput } from '../../domain/SorteoInput';
import { SiguienteButton } from '../../domain/turno/SiguienteButton';
import { VendedorInput } from '../../domain/VendedorInput';
import { recentDays } from '../../format/dates';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { StateField } from '../../ui/fields/StateField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { PageActions } from '../../ui/page/PageActions';
import { BulkStepButtons } from './BulkStepButtons';
import { EstadoTabs } from './EstadoTabs';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateRangeInput key="fecha" source="fecha" alwaysOn />,
  <SorteoInput key="fk_sorteo" source="fk_sorteo" alwaysOn />,
  <VendedorInput key="fk_vendedor" source="fk_vendedor" withInactive />,
  <AdministradorInput key="fk_usuario" source="fk_usuario" />,
  <TextInput
    key="colilla"
    source="colilla"
    parse={digitsOf}
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
  />,
  <DateRangeInput key="fecha_pago" source="fecha_pago" />,
];

export default function PremiosList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'fecha', order: 'DESC' }}
      filterDefaultValues={recentDays()}
      tabs={
        <>
          <PageActions>
            <SiguienteButton />
          </PageActions>
          <EstadoTabs />
        </>
      }
    >
      <DataTable bulkActionButtons={<BulkStepButtons />}>
        <DataTable.Col source="id" />
        <DataTable.Col source="fecha" />
        <DataTable.Col source="fk_sorteo" field={NameField} />
        <DataTable.Col source="fk_vendedor" field={NameField} />
        <DataTable.Col source="colilla" />
        <DataTable.Col source="valor" field={MoneyField} />
        <DataTable.Col source="estado" field={StateField} />
        <DataTable.Col source="fk_usuario_revisor" field={NameField} />
        <DataTable.Col source="fecha_pago" />
      </DataTable>
    </List>
  );
}

/** A colilla has four digits at most; the API refuses to look for anything else. */
function digitsOf(text: string) {
  return text.replaceAll(/\D/g, '').slice(0, 4);
}
