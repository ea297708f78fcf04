import { SelectFilter } from '../../ui/SelectFilter';
import { useAdministradores } from './useAdministradores';

/** Narrows the promotores to those of one administrator, for who sees those of all. */
export const AdministradorFilter = () => {
  const { isOffered, choices } = useAdministradores();

  return isOffered && <SelectFilter source="fk_usuario" label="Administrador" choices={choices} />;
};
