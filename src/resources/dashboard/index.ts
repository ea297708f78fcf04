import DashboardIcon from '@mui/icons-material/Dashboard';
import { dashboardAccess, dashboardCalls } from '../../../contract/dashboard';
import { jornadaCalls } from '../../../contract/jornada';
import { answersProvider } from '../../dataProvider/answersProvider';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import { JORNADA, TABLERO } from './tableroQuery';

export const dashboard = defineSection({
  name: 'dashboard',
  label: 'Dashboard',
  icon: DashboardIcon,
  help: { '': 'inicio' },
  access: dashboardAccess,
  fields: {},
  // Everybody lands here after signing in: nobody is refused.
  denied: lazy(() => import('./Bienvenida')),
  screens: { '': lazy(() => import('./Tablero')) },
  provider: answersProvider({ [TABLERO]: dashboardCalls.one, [JORNADA]: jornadaCalls.one }),
});
