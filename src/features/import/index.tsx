import UploadIcon from '@mui/icons-material/Upload';
import { LinkBase, useCanAccess, useResourceContext } from 'ra-core';
import { Button } from 'react-admin';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { defineResource } from '../../section/defineResource';
import type { Feature } from '../../section/Feature';
import { lazy } from '../../section/lazy';
import { sectionPath } from '../../section/sectionPath';
import { useSectionOptions } from '../../section/useSectionOptions';

const ImportButton = () => {
  const resource = useResourceContext() ?? '';
  const { api_local } = useUsuarioActual();
  const { rest } = useSectionOptions();
  const { canAccess } = useCanAccess({ resource, action: 'importar' });
  if (!rest?.imports || !api_local || !canAccess) return null;

  return (
    <Button label="Importar" component={LinkBase} to={sectionPath(resource, 'importar')}>
      <UploadIcon />
    </Button>
  );
};

const importar = lazy(() => import('./ImportScreen'));

export const imports: Feature = {
  resources: [defineResource({ name: 'importaciones' })],
  slots: { listActions: ImportButton },
  extend: (section) =>
    section.rest?.imports
      ? {
          ...section,
          screens: { importar, ...section.screens },
          help: { importar: 'importar', ...section.help },
        }
      : section,
};
