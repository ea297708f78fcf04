import { ListContextProvider, type RaRecord, useList } from 'ra-core';
import type { Premio } from '../../../contract/premios';
import { centsOf } from '../../ui/fields/cellOf';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { DataTable } from '../../ui/list/DataTable';

/** Premios row by row, with what each is worth to the cent and their TOTAL. */
export const BulkStepRows = ({ premios }: { premios: readonly Premio[] }) => {
  const data: RaRecord[] = [...premios];
  const total = data.length;
  const list = useList({ data, perPage: total });
  const valor = premios.reduce((sum, premio) => sum + centsOf(premio.valor), 0);

  return (
    <ListContextProvider
      value={{ ...list, data, total, meta: { sums: { valor } }, error: null, isPending: false }}
    >
      <DataTable
        aria-label="Seleccionados"
        storeKey="premios.bulkStep"
        bulkActionButtons={false}
        rowClick={false}
      >
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="fk_vendedor" field={NameField} disableSort />
        <DataTable.Col source="colilla" disableSort />
        <DataTable.Col source="valor" disableSort>
          <MoneyField source="valor" exact />
        </DataTable.Col>
      </DataTable>
    </ListContextProvider>
  );
};
