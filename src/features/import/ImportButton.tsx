import UploadIcon from '@mui/icons-material/Upload';
import { LinkBase, useCanAccess, useResourceContext } from 'ra-core';
import { Button } from 'react-admin';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { sectionPath } from '../../section/sectionPath';
import { useSectionOptions } from '../../section/useSectionOptions';

export const ImportButton = () => {
  const resource = useResourceContext() ?? '';
  const { api_local } = useUsuarioActual();
  const { rest } = useSectionOptions();
  const { canAccess, isPending } = useCanAccess({ resource, action: 'importar' });
  if (!rest?.imports || !api_local || !(canAccess || isPending)) return null;

  return (
    <Button
      label="Importar"
      component={LinkBase}
      to={sectionPath(resource, 'importar')}
      // Has its place before it is known whether it is offered, so that the list below does not jump.
      sx={{ visibility: isPending ? 'hidden' : undefined }}
    >
      <UploadIcon />
    </Button>
  );
};
