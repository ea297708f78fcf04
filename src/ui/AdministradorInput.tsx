import { type RaRecord, useRecordContext, useReference } from 'ra-core';
import { LoadingInput, SelectInput } from 'react-admin';
import type { Usuario } from '../../contract/usuarios';
import { fullName } from '../format/text';
import { useAdministradores } from './useAdministradores';

interface AdministradorInputProps {
  source?: string;
  label?: string;
}

/** Whose record it is, for who writes those of all; one in force stays offered, though no longer an administrator. */
export const AdministradorInput = ({
  source = 'fk_usuario',
  label = 'Administrador',
}: AdministradorInputProps) => {
  const { isOffered, isPending, choices } = useAdministradores();
  const id = Number(useRecordContext<RaRecord>()?.[source] ?? 0);
  const isMissing = isOffered && !isPending && id !== 0 && choices.every((choice) => choice.id !== id);
  const { referenceRecord: own, isLoading } = useReference<Usuario>({
    reference: 'usuarios',
    id,
    options: { enabled: isMissing },
  });
  if (!isOffered) return null;
  if (isPending || isLoading) return <LoadingInput label={label} />;

  return (
    <SelectInput
      source={source}
      label={label}
      choices={isMissing ? [...choices, { id, name: own ? fullName(own) : `Usuario ${id}` }] : choices}
      isRequired
    />
  );
};
