import Button from '@mui/material/Button';
import { LinkBase, useCanAccess } from 'ra-core';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { sectionPath } from '../../../section/sectionPath';

/** Only our own API finds the winning colillas. */
export const GanadorasButton = () => {
  const { api_local } = useUsuarioActual();
  const { canAccess, isPending } = useCanAccess({ resource: 'premios', action: 'ganadoras' });
  if (!api_local || !(canAccess || isPending)) return null;

  return (
    // react-admin's Button hides its label on a phone.
    <Button
      component={LinkBase}
      to={sectionPath('premios', 'ganadoras')}
      sx={{ visibility: isPending ? 'hidden' : undefined }}
    >
      Colillas ganadoras
    </Button>
  );
};
