import { useEffect } from 'react';
import { FunctionField, NumberField, TextField } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import { MoneyField } from '../../ui/fields/MoneyField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { ColillasTable } from './ColillasTable';
import { useForgetKept } from './useDraft';
import { VentaActions } from './VentaActions';
import { VentaFacts } from './VentaFacts';

/** What does not change any more: the lines, and what they amount to. */
export const VentaClosed = ({ venta }: { venta: Venta }) => {
  const forget = useForgetKept(venta);
  // Rows that this tab did not send, as where the venta was annulled over them, are for nobody any more.
  useEffect(forget, [forget]);

  return (
    <>
      <VentaActions venta={venta} />
      <VentaFacts />
      <SimpleShowLayout>
        <NumberField source="colillas" />
        <MoneyField source="total" exact />
        <FunctionField<Venta> source="porcentaje" render={({ porcentaje }) => `${porcentaje} %`} />
        <MoneyField source="comision" exact />
        {venta.motivo_anulacion && <TextField source="motivo_anulacion" />}
      </SimpleShowLayout>
      <ColillasTable venta={venta} />
    </>
  );
};
