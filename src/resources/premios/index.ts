import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { premiosCreators, premiosRest } from '../../../contract/premios';
import { defineSection } from '../defineSection';

export const premios = defineSection(premiosRest, {
  label: 'Premios',
  icon: EmojiEventsIcon,
  help: { '': 'premios', create: 'premios#registrar-un-premio' },
  screens: {
    list: () => import('./PremiosList'),
    edit: () => import('./PremioEdit'),
  },
  screenAccess: { create: premiosCreators },
});
