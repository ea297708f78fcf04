import SettingsIcon from '@mui/icons-material/Settings';
import { configuracionAccess } from '../../../contract/configuracion';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const configuracion = defineSection({
  name: 'configuracion',
  label: 'Configuración',
  icon: SettingsIcon,
  access: configuracionAccess,
  fields: {},
  screens: {
    '': noDisponible,
  },
});
