import SettingsIcon from '@mui/icons-material/Settings';
import { lazy } from 'react';
import { configuracionAccess } from '../../../contract/configuracion';
import { defineSection } from '../defineSection';

export const configuracion = defineSection({
  name: 'configuracion',
  label: 'Configuración',
  icon: SettingsIcon,
  access: configuracionAccess,
  fields: {},
  screens: {
    '': lazy(() => import('./Configuracion')),
  },
});
