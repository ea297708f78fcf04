import { ArchivosInput } from '../../ui/ArchivosInput';
import { FormaPagoInput } from './FormaPagoInput';

/** How a premio is paid, and its proof, if there is one. */
export const PagoFields = () => (
  <>
    <FormaPagoInput />
    <ArchivosInput source="comprobante" label="Comprobante" />
  </>
);
