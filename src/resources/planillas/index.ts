import TableChartIcon from '@mui/icons-material/TableChart';
import { planillasAccess, planillasTotalesAccess } from '../../../contract/planillas';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const planillas = defineSection({
  name: 'planillas',
  label: 'Planillas',
  icon: TableChartIcon,
  access: planillasAccess,
  fields: {},
  screenAccess: { global: planillasTotalesAccess, consolidado: planillasTotalesAccess },
  screens: {
    '': noDisponible,
    ventas: noDisponible,
    premios: noDisponible,
    global: noDisponible,
    consolidado: noDisponible,
  },
});
