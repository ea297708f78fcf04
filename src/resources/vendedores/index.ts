import StorefrontIcon from '@mui/icons-material/Storefront';
import { vendedoresAccess } from '../../../contract/vendedores';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const vendedores = defineSection({
  name: 'vendedores',
  label: 'Promotores',
  icon: StorefrontIcon,
  access: vendedoresAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
