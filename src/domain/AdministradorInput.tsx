import { ofAllOwners } from '../../contract/roles';
import { fullName } from '../format/text';
import { ReferenceInput, type ReferenceInputProps } from '../ui/inputs/ReferenceInput';
import { useUsuarioActual } from '../ui/layout/usuarioActual';

/** Whose record it is, for who writes and sees those of all; an administrador's are their own. */
export const AdministradorInput = ({
  source = 'fk_usuario',
  ...props
}: Partial<Omit<ReferenceInputProps, 'reference'>>) =>
  AdministradorInput.access.includes(useUsuarioActual().role) && (
    <ReferenceInput
      source={source}
      reference="administradores"
      optionText={fullName}
      noOptionsText="Ningún administrador coincide"
      {...props}
    />
  );

AdministradorInput.access = ofAllOwners;
