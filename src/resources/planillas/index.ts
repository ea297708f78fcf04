import TableChartIcon from '@mui/icons-material/TableChart';
import { lazy } from 'react';
import { planillasAccess, planillasTotalesAccess } from '../../../contract/planillas';
import { defineSection } from '../defineSection';
import { planillasProvider } from './planillasProvider';

export const planillas = defineSection({
  name: 'planillas',
  label: 'Planillas',
  icon: TableChartIcon,
  access: planillasAccess,
  fields: {},
  screenAccess: { global: planillasTotalesAccess, consolidado: planillasTotalesAccess },
  screens: {
    '': lazy(() => import('./Planillas')),
    ventas: lazy(() => import('./PlanillaVentas')),
    premios: lazy(() => import('./PlanillaPremios')),
    global: lazy(() => import('./PlanillaGlobal')),
    consolidado: lazy(() => import('./PlanillaConsolidado')),
  },
  provider: planillasProvider,
});
