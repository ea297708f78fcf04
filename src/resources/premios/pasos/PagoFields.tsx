import { PicturesInput } from '../../../ui/inputs/PicturesInput';
import { FormaPagoInput } from './FormaPagoInput';

/** What a payment begins with. */
export const PAGO = { forma_pago: 'efectivo', comprobante: '' };

/** How a premio is paid, and its proof, if there is one. */
export const PagoFields = () => (
  <>
    <FormaPagoInput />
    <PicturesInput source="comprobante" />
  </>
);
