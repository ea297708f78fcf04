import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { premiosAccess } from '../../../contract/premios';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const premios = defineSection({
  name: 'premios',
  label: 'Premios',
  icon: EmojiEventsIcon,
  access: premiosAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
