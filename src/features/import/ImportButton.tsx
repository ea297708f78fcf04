import UploadIcon from '@mui/icons-material/Upload';
import { LinkBase, useCanAccess, useResourceContext } from 'ra-core';
import { Button } from 'react-admin';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';
import { useSectionOptions } from '../../ui/section/useSectionOptions';

export default function ImportButton() {
  const resource = useResourceContext() ?? '';
  const { api_local } = useUsuarioActual();
  const { imports } = useSectionOptions();
  const { canAccess } = useCanAccess({ resource, action: 'importar' });
  if (!imports || !api_local || !canAccess) return null;

  return (
    <Button label="Importar" component={LinkBase} to={sectionPath(resource, 'importar')}>
      <UploadIcon />
    </Button>
  );
}
