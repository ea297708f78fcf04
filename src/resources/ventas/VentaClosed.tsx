import { CanAccess, RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { FunctionField, NumberField } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import { AnnulButton } from '../../ui/dialogs/AnnulButton';
import { MoneyField } from '../../ui/fields/MoneyField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { PageActions } from '../../ui/page/PageActions';
import { useForgetKept } from './draft/useDraft';
import { ColillasTable } from './grid/ColillasTable';
import { NextVentaButton } from './NextVentaButton';
import { VentaFacts } from './VentaFacts';

interface VentaClosedProps {
  venta: Venta;
  isJustClosed: boolean;
}

/** What does not change any more: the lines, and what they amount to. */
export const VentaClosed = ({ venta, isJustClosed }: VentaClosedProps) => {
  const forget = useForgetKept(venta);
  const isDraft = venta.estado === 'B';
  // Rows that this tab did not send, as where the venta was annulled over them, are for nobody any more.
  useEffect(() => {
    if (!isDraft) forget();
  }, [isDraft, forget]);

  return (
    <>
      <VentaActions venta={venta}>
        <NextVentaButton venta={venta} isFocused={isJustClosed} />
      </VentaActions>
      <VentaFacts />
      <SimpleShowLayout>
        <NumberField source="colillas" />
        {venta.por_corregir > 0 && <NumberField source="por_corregir" />}
        <MoneyField source="total" exact />
        <FunctionField<Venta> source="porcentaje" render={({ porcentaje }) => `${porcentaje} %`} />
        <MoneyField source="comision" exact />
      </SimpleShowLayout>
      <ColillasTable venta={venta} />
    </>
  );
};

interface VentaActionsProps {
  /** As it stands now: what is annulled goes out with its lines and version. */
  venta: Venta;
  children?: ReactNode;
}

/** What can be done with a venta that is closed. */
const VentaActions = ({ venta, children }: VentaActionsProps) => (
  <PageActions>
    <RecordContextProvider value={venta}>
      <CanAccess action="annul">
        <AnnulButton text="La venta deja de contar, y el promotor puede tener otra de ese sorteo y día" />
      </CanAccess>
    </RecordContextProvider>
    {children}
  </PageActions>
);
