import { required } from 'ra-core';
import { SelectInput } from 'react-admin';
import { formasPago } from '../../../domain/fields';

/** How a premio is paid. */
export const FormaPagoInput = () => (
  <SelectInput source="forma_pago" choices={[...formasPago]} validate={required()} />
);
