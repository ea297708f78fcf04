import DashboardIcon from '@mui/icons-material/Dashboard';
import { dashboardAccess, dashboardCalls } from '../../../contract/dashboard';
import { answersProvider } from '../../dataProvider/answersProvider';
import { defineSection } from '../defineSection';
import { TABLERO } from './tableroQuery';

export const dashboard = defineSection(
  { name: 'dashboard', access: dashboardAccess },
  {
    label: 'Dashboard',
    icon: DashboardIcon,
    help: { '': 'inicio' },
    // Everybody lands here after signing in.
    denied: () => import('./Bienvenida'),
    screens: { list: () => import('./Tablero') },
    provider: answersProvider({ [TABLERO]: dashboardCalls.one }),
  },
);
