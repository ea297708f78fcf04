import { required } from 'ra-core';
import { SelectInput } from 'react-admin';
import { formasPago } from '../../../../contract/caja';
import { choicesOf } from '../../../ui/fields/field';

/** How a premio is paid. */
export const FormaPagoInput = () => (
  <SelectInput source="forma_pago" choices={choicesOf(formasPago)} validate={required()} />
);
