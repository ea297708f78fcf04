import UploadIcon from '@mui/icons-material/Upload';
import { LinkBase, useResourceContext } from 'ra-core';
import { Button } from 'react-admin';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { sectionPath } from '../../section/sectionPath';
import { useSectionOptions } from '../../section/useSectionOptions';
import { Offered } from '../../ui/base/Offered';

export const ImportButton = () => {
  const resource = useResourceContext() ?? '';
  const { api_local } = useUsuarioActual();
  const { rest } = useSectionOptions();
  if (!rest?.imports || !api_local) return null;

  return (
    <Offered resource={resource} action="importar">
      <Button label="Importar" component={LinkBase} to={sectionPath(resource, 'importar')}>
        <UploadIcon />
      </Button>
    </Offered>
  );
};
