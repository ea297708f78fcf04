import Typography from '@mui/material/Typography';
import { dollarsToCents } from '../../../contract/common';
import { isVoid, type Venta } from '../../../contract/ventas';
import { formatExact } from '../../format/money';
import { PlanillaHeader } from '../../ui/PlanillaHeader';
import { type Columna, Tabla } from '../../ui/Tabla';
import { VentaActions } from './VentaActions';
import { VentaDatos } from './VentaDatos';
import { VentaPage } from './VentaPage';

interface Row {
  id: number;
  colilla: string;
  valor: string;
}

/** What does not change any more: the lines, and what they amount to. */
export const VentaCerrada = ({ venta }: { venta: Venta }) => {
  const rows = venta.detalle_ventas.map((line, index): Row => ({ id: index + 1, ...line }));

  return (
    <VentaPage title={`Venta ${venta.id}`} actions={<VentaActions venta={venta} />}>
      <VentaDatos venta={venta} />
      <PlanillaHeader
        facts={[
          { label: 'COLILLAS', text: venta.colillas },
          { label: 'TOTAL', text: exact(venta.total) },
          { label: 'PORCENTAJE', text: `${venta.porcentaje} %` },
          { label: 'COMISIÓN', text: exact(venta.comision) },
          ...(venta.motivo_anulacion ? [{ label: 'MOTIVO', text: venta.motivo_anulacion }] : []),
        ]}
      />
      {rows.length === 0 && <Typography>La venta no tiene colillas.</Typography>}
      {rows.length > 0 && <Tabla label="Colillas" columns={columnsOf(venta)} rows={rows} />}
    </VentaPage>
  );
};

const exact = (dollars: string) => formatExact(dollarsToCents(dollars) ?? 0);

const columnsOf = ({ total }: Venta): readonly Columna<Row>[] => [
  { label: '#', cell: ({ id }) => id, foot: 'TOTAL' },
  {
    label: 'COLILLA',
    card: 'title',
    cell: ({ colilla }) => (isVoid(colilla) ? `${colilla} nula` : colilla),
    foot: '',
  },
  { label: 'VALOR', isNumeric: true, card: 'value', cell: ({ valor }) => exact(valor), foot: exact(total) },
];
