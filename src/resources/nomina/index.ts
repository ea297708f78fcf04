import PaymentsIcon from '@mui/icons-material/Payments';
import { nominaAccess } from '../../../contract/nomina';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const nomina = defineSection({
  name: 'nomina',
  label: 'Nomina',
  icon: PaymentsIcon,
  access: nominaAccess,
  fields: {},
  screens: { '': noDisponible, create: noDisponible, 'planilla/:id': noDisponible },
});
