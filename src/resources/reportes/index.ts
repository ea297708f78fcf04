import AssessmentIcon from '@mui/icons-material/Assessment';
import { reportesAccess } from '../../../contract/reportes';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const reportes = defineSection({
  name: 'reportes',
  label: 'Reportes',
  icon: AssessmentIcon,
  access: reportesAccess,
  fields: {},
  screens: {
    '': noDisponible,
    movimientos: noDisponible,
    depositos: noDisponible,
    historico: noDisponible,
    historico_global: noDisponible,
  },
});
