import { useTranslateLabel } from 'ra-core';
import type { DetalleNomina } from '../../../contract/nomina';
import { formatMoney } from '../../format/money';
import { fullName } from '../../format/text';
import type { Columna } from '../../ui/Tabla';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { Comprobante } from './Comprobante';
import { cuentaOf } from './cuenta';

/** The columns of the sheet; TOTAL adds the exact cents of the rows shown (SPEC 2: Payroll sheet). */
export const usePlanillaColumns = (
  lines: readonly DetalleNomina[],
  onUploaded: () => void,
): Columna<DetalleNomina>[] => {
  const me = useUsuarioActual();
  const translateLabel = useTranslateLabel();
  const labelOf = (source: keyof DetalleNomina) =>
    String(translateLabel({ source, resource: 'detalle_nominas' }));
  const sum = lines.reduce((total, line) => total + line.total, 0);

  return [
    { label: labelOf('id'), cell: (_line, index) => index + 1, isWhole: true },
    { label: labelOf('usuario'), cell: ({ usuario }) => fullName(usuario), foot: 'TOTAL', card: 'title' },
    { label: 'CUENTA', cell: ({ usuario }) => cuentaOf('', usuario) },
    {
      label: labelOf('total'),
      cell: ({ total }) => formatMoney(total),
      foot: formatMoney(sum),
      isNumeric: true,
      card: 'value',
    },
    {
      label: labelOf('suma'),
      cell: ({ suma }) => (suma > 0 ? formatMoney(suma) : '—'),
      isNumeric: true,
    },
    {
      label: labelOf('comprobante'),
      card: 'action',
      cell: ({ id, usuario, comprobante, descuentos, otros_ingresos }) => (
        <Comprobante
          resource="detalle_nominas"
          id={id}
          paths={comprobante}
          money={{ descuentos, otros_ingresos }}
          isOwn={usuario.id === me.id}
          onUploaded={onUploaded}
        />
      ),
    },
  ];
};
