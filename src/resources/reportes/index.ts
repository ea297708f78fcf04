import AssessmentIcon from '@mui/icons-material/Assessment';
import { lazy } from 'react';
import { reportesAccess } from '../../../contract/reportes';
import { defineSection } from '../defineSection';
import { reportesProvider } from './reportesProvider';

export const reportes = defineSection({
  name: 'reportes',
  label: 'Reportes',
  icon: AssessmentIcon,
  access: reportesAccess,
  fields: {},
  screens: {
    '': lazy(() => import('./Reportes')),
    movimientos: lazy(() => import('./Movimientos')),
    depositos: lazy(() => import('./ReporteDepositos')),
    historico: lazy(() => import('./Historico')),
    historico_global: lazy(() => import('./HistoricoGlobal')),
  },
  provider: reportesProvider,
});
