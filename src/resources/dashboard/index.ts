import DashboardIcon from '@mui/icons-material/Dashboard';
import { lazy } from 'react';
import { dashboardAccess } from '../../../contract/dashboard';
import { defineSection } from '../defineSection';

const Bienvenida = lazy(() => import('./Bienvenida'));

export const dashboard = defineSection({
  name: 'dashboard',
  label: 'Dashboard',
  icon: DashboardIcon,
  access: dashboardAccess,
  fields: {},
  // Everybody lands here after signing in, so nobody is met by a refusal.
  denied: Bienvenida,
  screens: { '': Bienvenida },
});
