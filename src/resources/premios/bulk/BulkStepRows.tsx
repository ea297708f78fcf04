import { ListContextProvider, useList, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Premio } from '../../../../contract/premios';
import { centsOf } from '../../../ui/fields/cellOf';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { NameField } from '../../../ui/fields/NameField';
import { DataTable } from '../../../ui/list/DataTable';
import { SumsFoot } from '../../../ui/list/SumsFoot';

/** Premios row by row, with what each is worth to the cent and their TOTAL. */
export const BulkStepRows = ({ premios }: { premios: readonly Premio[] }) => (
  <ListContextProvider value={useList({ data: [...premios], perPage: premios.length })}>
    <DataTable aria-label="Seleccionados" storeKey="premios.bulkStep" rowClick={false} foot={Total}>
      <DataTable.Col source="id" disableSort />
      <DataTable.Col source="fk_vendedor" field={NameField} disableSort />
      <DataTable.Col source="colilla" disableSort />
      <DataTable.Col source="valor" disableSort>
        <MoneyField source="valor" exact />
      </DataTable.Col>
    </DataTable>
  </ListContextProvider>
);

const Total = ({ children }: { children?: ReactNode }) => {
  const { data = [] } = useListContext<Premio>();
  const valor = data.reduce((sum, premio) => sum + centsOf(premio.valor), 0);

  return <SumsFoot sums={{ valor }}>{children}</SumsFoot>;
};
