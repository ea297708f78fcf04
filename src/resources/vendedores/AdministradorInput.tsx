import { useRecordContext, useReference } from 'ra-core';
import { LoadingInput, SelectInput } from 'react-admin';
import type { Usuario } from '../../../contract/usuarios';
import type { Vendedor } from '../../../contract/vendedores';
import { fullName } from '../../format/text';
import { useAdministradores } from './useAdministradores';

/** Whose promotor it is; one in force stays offered, though no longer an administrator. */
export const AdministradorInput = () => {
  const { isOffered, isPending, choices } = useAdministradores();
  const id = useRecordContext<Vendedor>()?.fk_usuario ?? 0;
  const isMissing = isOffered && !isPending && id !== 0 && choices.every((choice) => choice.id !== id);
  const { referenceRecord: own, isLoading } = useReference<Usuario>({
    reference: 'usuarios',
    id,
    options: { enabled: isMissing },
  });
  if (!isOffered) return null;
  if (isPending || isLoading) return <LoadingInput label="Administrador" />;

  return (
    <SelectInput
      source="fk_usuario"
      label="Administrador"
      choices={isMissing ? [...choices, { id, name: own ? fullName(own) : `Usuario ${id}` }] : choices}
      isRequired
    />
  );
};
