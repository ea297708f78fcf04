import { SelectFilter } from './SelectFilter';
import { useAdministradores } from './useAdministradores';

/** Narrows the list to the records of one administrator, for who sees those of all. */
export const AdministradorFilter = ({ source = 'fk_usuario' }: { source?: string }) => {
  const { isOffered, choices } = useAdministradores();

  return isOffered && <SelectFilter source={source} label="Administrador" choices={choices} />;
};
