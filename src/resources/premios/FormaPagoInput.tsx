import { required } from 'ra-core';
import { SelectInput } from 'react-admin';
import { FORMAS } from './pago';

/** How a premio is paid. */
export const FormaPagoInput = () => (
  <SelectInput source="forma_pago" label="Forma de pago" choices={FORMAS} validate={required()} />
);
