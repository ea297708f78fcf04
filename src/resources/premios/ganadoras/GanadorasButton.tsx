import { LinkBase, useCanAccess } from 'ra-core';
import { Button } from 'react-admin';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { sectionPath } from '../../../section/sectionPath';

/** Only our own API finds the winning colillas. */
export const GanadorasButton = () => {
  const { api_local } = useUsuarioActual();
  const { canAccess } = useCanAccess({ resource: 'premios', action: 'ganadoras' });
  if (!api_local || !canAccess) return null;

  return <Button label="Colillas ganadoras" component={LinkBase} to={sectionPath('premios', 'ganadoras')} />;
};
