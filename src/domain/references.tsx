import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { ofAllOwners } from '../../contract/roles';
import { vendedoresAccess } from '../../contract/vendedores';
import { fullName } from '../format/text';
import type { Field, FieldInputProps } from '../ui/fields/field';
import { ReferenceInput, type ReferenceInputProps } from '../ui/inputs/ReferenceInput';
import { useUsuarioActual } from '../ui/layout/usuarioActual';
import { sorteoText, vendedorText } from './names';

type Props = Partial<Omit<ReferenceInputProps, 'reference'>>;

/** The owner of a record, for roles that write and see those of all; an administrador owns their own. */
export const AdministradorInput = ({ source = 'fk_usuario', ...props }: Props) =>
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

export const SorteoInput = ({ source = 'fk_sorteo', ...props }: Props) => (
  <ReferenceInput
    source={source}
    reference="sorteos"
    sort={{ field: 'hora_sorteo', order: 'ASC' }}
    optionText={sorteoText}
    noOptionsText="Ningún sorteo coincide"
    {...props}
  />
);

interface VendedorInputProps extends Omit<Props, 'filter'> {
  fk_usuario?: number;
  withInactive?: boolean;
}

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

/** Among those of the administrador who is chosen beside, if one is. */
const OwnVendedorInput = (props: VendedorInputProps) => {
  const fk_usuario = useWatch({ name: 'fk_usuario' });

  return <VendedorInput fk_usuario={Number(fk_usuario) || undefined} {...props} />;
};

type InputProps = FieldInputProps & Pick<VendedorInputProps, 'alwaysOn' | 'withInactive'>;

const INPUTS: Readonly<Record<string, (props: InputProps) => ReactElement>> = {
  usuarios: ({ withInactive, ...props }) => <AdministradorInput {...props} />,
  vendedores: (props) => <OwnVendedorInput {...props} />,
  sorteos: ({ withInactive, ...props }) => <SorteoInput {...props} />,
};

/** Chooses the record that an id names, in a form or in the filters of a list. */
export const referenceInput = ({ reference = '' }: Field, props: InputProps) => {
  const input = INPUTS[reference];
  if (!input) throw new Error(`${props.source}: no input chooses ${reference}; write the form out`);

  return input(props);
};
