import { memo } from 'react';
import { FunctionField } from 'react-admin';
import type { Venta } from '../../../../contract/ventas';
import { longDate } from '../../../format/dates';
import { SimpleShowLayout } from '../../../ui/fields/SimpleShowLayout';
import { ValueField } from '../../../ui/fields/ValueField';

/** memo: it must not render at every key. */
export const VentaFacts = memo(() => (
  <SimpleShowLayout>
    <FunctionField<Venta> source="fecha" render={({ fecha }) => longDate(fecha)} />
    <ValueField source="fk_sorteo" />
    <ValueField source="fk_vendedor" />
    <ValueField source="fk_usuario_sumador" />
    <ValueField source="estado" />
  </SimpleShowLayout>
));
