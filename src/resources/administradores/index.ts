import SupervisorAccountIcon from '@mui/icons-material/SupervisorAccount';
import { defineSection } from '../defineSection';
import { administradoresProvider } from './administradoresProvider';

/** Fills the selects of administrators; has no screens. */
export const administradores = defineSection({
  name: 'administradores',
  label: 'Administradores',
  icon: SupervisorAccountIcon,
  access: ['administrador', 'superadministrador'],
  fields: {},
  inMenu: false,
  provider: administradoresProvider,
});
