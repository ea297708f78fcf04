import { SelectInput } from 'react-admin';
import { FORMAS_PAGO } from '../../contract/common';

/** How money changes hands, by its word. */
export const formaPagoLabels: Readonly<Record<(typeof FORMAS_PAGO)[number], string>> = {
  efectivo: 'Efectivo',
  transferencia: 'Transferencia',
  cheque: 'Cheque',
};

const CHOICES = FORMAS_PAGO.map((id) => ({ id, name: formaPagoLabels[id] }));

/** How the money of a record changes hands. */
export const FormaPagoInput = () => (
  <SelectInput source="forma_pago" label="Forma de pago" choices={CHOICES} isRequired />
);
