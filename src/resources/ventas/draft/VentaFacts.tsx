import { memo } from 'react';
import { FunctionField } from 'react-admin';
import type { Venta } from '../../../../contract/ventas';
import { longDate } from '../../../format/dates';
import { SectionField } from '../../../ui/fields/SectionField';
import { SimpleShowLayout } from '../../../ui/fields/SimpleShowLayout';

/** Memo: not drawn again at every key. */
export const VentaFacts = memo(() => (
  <SimpleShowLayout>
    <FunctionField<Venta> source="fecha" render={({ fecha }) => longDate(fecha)} />
    <SectionField source="fk_sorteo" />
    <SectionField source="fk_vendedor" />
    <SectionField source="fk_usuario_sumador" />
    <SectionField source="estado" />
  </SimpleShowLayout>
));
