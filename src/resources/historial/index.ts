import HistoryIcon from '@mui/icons-material/History';
import type { Paso } from '../../../contract/historial';
import { Rol } from '../../../contract/roles';
import { defineSection } from '../defineSection';
import { historialProvider } from './historialProvider';

/** Who did what to a record of any section; has no screens of its own. */
export const historial = defineSection<Paso>({
  name: 'historial',
  label: 'Historial',
  icon: HistoryIcon,
  access: Rol.options,
  fields: {},
  inMenu: false,
  provider: historialProvider,
});
