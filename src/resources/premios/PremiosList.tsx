import { useListFilterContext } from 'ra-core';
import type { ReactNode } from 'react';
import { SearchInput, TextInput } from 'react-admin';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { SiguienteButton } from '../../features/work/SiguienteButton';
import { PageActions } from '../../ui/base/PageActions';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { DataTable } from '../../ui/table/DataTable';
import { List, type ListProps } from '../../views/List';
import { BulkStepButtons } from './bulk/BulkStepButtons';
import { bulkStepsFor } from './bulk/bulkStep';
import { colillaDigits } from './colillaDigits';
import { EstadoTabs } from './EstadoTabs';
import { GanadorasButton } from './ganadoras/GanadorasButton';
import { SinPremios } from './SinPremios';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateRangeInput key="fecha" source="fecha" alwaysOn />,
  <ReferenceInput key="fk_sorteo" source="fk_sorteo" alwaysOn />,
  <ReferenceInput key="fk_vendedor" source="fk_vendedor" withInactive alwaysOn />,
  <ReferenceInput key="fk_usuario" source="fk_usuario" alwaysOn />,
  <TextInput
    key="colilla"
    source="colilla"
    parse={colillaDigits}
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
  />,
  <DateRangeInput key="fecha_pago" source="fecha_pago" />,
];

interface PremiosListProps extends Omit<ListProps, 'children'> {
  isHome?: boolean;
}

export default function PremiosList({ isHome, ...props }: PremiosListProps) {
  return (
    <List
      {...props}
      filters={filters}
      empty={<SinPremios />}
      tabs={
        <>
          <PageActions>
            <GanadorasButton />
            <SiguienteButton isPrimary={isHome} />
          </PageActions>
          <EstadoTabs />
        </>
      }
    >
      <PremiosTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="fecha" />
        <DataTable.Col source="fk_sorteo" />
        <DataTable.Col source="fk_vendedor" />
        <DataTable.Col source="colilla" />
        <DataTable.Col source="valor" />
        <DataTable.Col source="estado" />
        <DataTable.Col source="fk_usuario_revisor" />
        <DataTable.Col source="fecha_pago" />
      </PremiosTable>
    </List>
  );
}

/** Keeps the columns from rendering when the list changes. */
const PremiosTable = ({ children }: { children: ReactNode }) => {
  const { role } = useUsuarioActual();
  const steps = bulkStepsFor(role, useListFilterContext().filterValues.estado);

  return (
    <DataTable bulkActionButtons={steps.length > 0 && <BulkStepButtons steps={steps} />}>
      {children}
    </DataTable>
  );
};
