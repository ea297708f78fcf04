import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { sectionPath } from '../../../section/sectionPath';
import { Offered } from '../../../ui/base/Offered';

/** Only our own API finds the winning colillas. */
export const GanadorasButton = () => {
  const { api_local } = useUsuarioActual();
  if (!api_local) return null;

  return (
    <Offered resource="premios" action="ganadoras">
      {/* react-admin's Button hides its label on a phone. */}
      <Button component={LinkBase} to={sectionPath('premios', 'ganadoras')}>
        Colillas ganadoras
      </Button>
    </Offered>
  );
};
