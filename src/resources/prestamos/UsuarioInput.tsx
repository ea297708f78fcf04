import { LoadingInput, SelectInput } from 'react-admin';
import { useBeneficiarios } from './useBeneficiarios';

/** A user of the administrator whose cash it is. */
export const UsuarioInput = ({ fk_usuario }: { fk_usuario?: number }) => {
  const { isPending, choices } = useBeneficiarios(fk_usuario);
  if (isPending) return <LoadingInput label="Usuario beneficiario" />;

  return (
    <SelectInput source="fk_usuario_beneficiario" label="Usuario beneficiario" choices={choices} isRequired />
  );
};
