import { memo } from 'react';
import type { Venta } from '../../../contract/ventas';
import { longDate } from '../../format/dates';
import { EstadoChip } from '../../ui/EstadoChip';
import { NombreSorteo, NombreUsuario, NombreVendedor } from '../../ui/nombres';
import { PlanillaHeader } from '../../ui/PlanillaHeader';
import { ESTADOS_VENTA } from './estadosVenta';

/** What stands fixed since the venta began; not drawn again at every key. */
export const VentaDatos = memo(({ venta }: { venta: Venta }) => (
  <PlanillaHeader
    facts={[
      { label: 'FECHA', text: longDate(venta.fecha) },
      { label: 'SORTEO', text: <NombreSorteo record={venta} source="fk_sorteo" /> },
      { label: 'PROMOTOR', text: <NombreVendedor record={venta} source="fk_vendedor" /> },
      { label: 'SUMADOR', text: <NombreUsuario record={venta} source="fk_usuario_sumador" /> },
      { label: 'ESTADO', text: <EstadoChip {...(ESTADOS_VENTA[venta.estado] ?? { label: venta.estado })} /> },
    ]}
  />
));
