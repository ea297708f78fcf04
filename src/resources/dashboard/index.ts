import DashboardIcon from '@mui/icons-material/Dashboard';
import { dashboardAccess } from '../../../contract/dashboard';
import { defineSection } from '../defineSection';
import { lazy } from '../lazy';
import { dashboardProvider } from './dashboardProvider';

export const dashboard = defineSection({
  name: 'dashboard',
  label: 'Dashboard',
  icon: DashboardIcon,
  access: dashboardAccess,
  fields: {},
  // Everybody lands here after signing in, so nobody is met by a refusal.
  denied: lazy(() => import('./Bienvenida')),
  screens: { '': lazy(() => import('./Tablero')) },
  provider: dashboardProvider,
});
