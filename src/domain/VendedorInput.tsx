import { ReferenceInput, type ReferenceInputProps } from '../ui/inputs/ReferenceInput';
import { vendedorText } from './names';

interface VendedorInputProps extends Partial<Omit<ReferenceInputProps, 'reference' | 'filter'>> {
  fk_usuario?: number;
  withInactive?: boolean;
}

/** The promotor of a record, among those in use, found by codigo or name. */
export const VendedorInput = ({
  source = 'fk_vendedor',
  fk_usuario,
  withInactive = false,
  ...props
}: VendedorInputProps) => (
  <ReferenceInput
    source={source}
    reference="vendedores"
    filter={{ ...(!withInactive && { estado: 'A' }), ...(fk_usuario && { fk_usuario }) }}
    sort={{ field: 'codigo', order: 'ASC' }}
    optionText={vendedorText}
    noOptionsText="Ningún promotor coincide"
    {...props}
  />
);
