import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { premiosCreators, premiosRest } from '../../../contract/premios';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

const siguiente = lazy(async () => {
  const { SiguienteButton } = await import('../../domain/turno/SiguienteButton');

  return { default: SiguienteButton };
});

export const premios = defineSection(premiosRest, {
  label: 'Premios',
  icon: EmojiEventsIcon,
  help: { '': 'premios', create: 'premios#registrar-un-premio' },
  slots: { notificaciones: siguiente },
  screens: {
    list: () => import('./PremiosList'),
    edit: () => import('./PremioEdit'),
  },
  screenAccess: { create: premiosCreators },
});
