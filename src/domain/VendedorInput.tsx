import { vendedoresAccess } from '../../contract/vendedores';
import { ReferenceInput, type ReferenceInputProps } from '../ui/inputs/ReferenceInput';
import { useUsuarioActual } from '../ui/layout/usuarioActual';
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
}: VendedorInputProps) => {
  const { role } = useUsuarioActual();
  // Other roles find those of their own office alone, and cannot filter by what they do not read.
  const isNarrowed = fk_usuario && vendedoresAccess.some((other) => other === role);

  return (
    <ReferenceInput
      source={source}
      reference="vendedores"
      filter={{ ...(!withInactive && { estado: 'A' }), ...(isNarrowed && { fk_usuario }) }}
      sort={{ field: 'codigo', order: 'ASC' }}
      optionText={vendedorText}
      noOptionsText="Ningún promotor coincide"
      {...props}
    />
  );
};
