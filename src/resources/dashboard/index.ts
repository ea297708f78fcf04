import DashboardIcon from '@mui/icons-material/Dashboard';
import { dashboardAccess } from '../../../contract/dashboard';
import { defineSection } from '../defineSection';

export const dashboard = defineSection(
  { name: 'dashboard', access: dashboardAccess },
  {
    label: 'Dashboard',
    isComputed: true,
    icon: DashboardIcon,
    help: { '': 'inicio' },
    // Everybody lands here after signing in.
    denied: () => import('./Bienvenida'),
    screens: { list: () => import('./Tablero') },
  },
);
