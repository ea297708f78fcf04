import { useRecordContext } from 'ra-core';
import type { Premio } from '../../../contract/premios';
import { formatExact } from '../../format/money';
import { centsOf } from '../../ui/fields/cellOf';
import { NameField } from '../../ui/fields/NameField';

/** The lines of the colilla in the promotor's closed venta, against which a premio is reviewed. */
export const EnVenta = (_: { label: string }) => {
  const { colilla, vendido = [] } = useRecordContext<Premio>() ?? {};
  if (vendido.length === 0) return 'No consta en una venta cerrada';

  return (
    <>
      {colilla} · {vendido.map((valor) => formatExact(centsOf(valor))).join(' + ')} ·{' '}
      <NameField source="fk_vendedor" />
    </>
  );
};
