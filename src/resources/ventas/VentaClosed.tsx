import { useEffect } from 'react';
import { FunctionField, NumberField } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import { MoneyField } from '../../ui/fields/MoneyField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { ColillasTable } from './ColillasTable';
import { NextVentaButton } from './NextVentaButton';
import { useForgetKept } from './useDraft';
import { VentaActions } from './VentaActions';
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
