import { memo } from 'react';
import { FunctionField } from 'react-admin';
import type { Venta } from '../../../../contract/ventas';
import { longDate } from '../../../format/dates';
import { NameField } from '../../../ui/fields/NameField';
import { SimpleShowLayout } from '../../../ui/fields/SimpleShowLayout';
import { StateField } from '../../../ui/fields/StateField';

/** Memo: not drawn again at every key. */
export const VentaFacts = memo(() => (
  <SimpleShowLayout>
    <FunctionField<Venta> source="fecha" render={({ fecha }) => longDate(fecha)} />
    <NameField source="fk_sorteo" />
    <NameField source="fk_vendedor" />
    <NameField source="fk_usuario_sumador" />
    <StateField source="estado" />
  </SimpleShowLayout>
));
