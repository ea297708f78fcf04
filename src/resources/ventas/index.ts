import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import { ventasAccess } from '../../../contract/ventas';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const ventas = defineSection({
  name: 'ventas',
  label: 'Ventas',
  icon: PointOfSaleIcon,
  access: ventasAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
