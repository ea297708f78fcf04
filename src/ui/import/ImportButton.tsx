import UploadIcon from '@mui/icons-material/Upload';
import { LinkBase, useCanAccess, useResourceContext } from 'ra-core';
import { Button } from 'react-admin';
import { sectionPath } from '../page/sectionPath';
import { useUsuarioActual } from '../page/usuarioActual';

/** Leads to where a spreadsheet is imported, if the host takes one and the role may. */
export default function ImportButton() {
  const resource = useResourceContext() ?? '';
  const { api_local } = useUsuarioActual();
  const { canAccess } = useCanAccess({ resource, action: 'importar' });
  if (!api_local || !canAccess) return null;

  return (
    <Button label="Importar" component={LinkBase} to={sectionPath(resource, 'importar')}>
      <UploadIcon />
    </Button>
  );
}
