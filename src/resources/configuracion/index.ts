import SettingsIcon from '@mui/icons-material/Settings';
import { configuracionAccess } from '../../../contract/configuracion';
import { defineSection } from '../defineSection';
import { lazy } from '../lazy';

export const configuracion = defineSection({
  name: 'configuracion',
  label: 'Configuración',
  icon: SettingsIcon,
  help: { '': 'promotores' },
  access: configuracionAccess,
  fields: {},
  screens: {
    '': lazy(() => import('./Configuracion')),
  },
});
