import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import { prestamosAccess } from '../../../contract/prestamos';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const prestamos = defineSection({
  name: 'prestamos',
  label: 'Préstamos',
  icon: RequestQuoteIcon,
  access: prestamosAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
