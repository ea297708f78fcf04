import UploadIcon from '@mui/icons-material/Upload';
import { LinkBase, useCanAccess, useResourceContext } from 'ra-core';
import { Button } from 'react-admin';
import type { Importacion } from '../../../contract/importar';
import { Rol } from '../../../contract/roles';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';
import { sectionPath } from '../../ui/section/sectionPath';
import { useSectionOptions } from '../../ui/section/useSectionOptions';

/** `meta.section` names the section. A call that `meta.signal` aborts writes nothing. */
const importaciones = defineResource({
  name: 'importaciones',
  provider: (http) => ({
    async create({ data, meta: { section, signal } }) {
      const { importCall } = await import('../../../contract/importar');
      const answer = await http(importCall(section, Rol.options), { body: data as Importacion, signal });

      return { data: { id: section, ...answer } };
    },
  }),
});

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
  resources: [importaciones],
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
