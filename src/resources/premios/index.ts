import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { premiosCreators, premiosRest } from '../../../contract/premios';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

export const premios = defineSection(premiosRest, {
  label: 'Premios',
  icon: EmojiEventsIcon,
  help: { '': 'premios', create: 'premios#registrar-un-premio' },
  list: [
    'id',
    'fecha',
    'fk_sorteo',
    'fk_vendedor',
    'colilla',
    'valor',
    'estado',
    'fk_usuario_revisor',
    'fecha_pago',
  ],
  filters: ['q', 'fecha', 'fk_sorteo', 'fk_vendedor', 'fk_usuario', 'colilla', { fecha_pago: '' }],
  form: ['fecha', 'fk_sorteo', 'fk_vendedor', 'colilla', 'valor', 'imagen', 'observacion'],
  card: { title: 'fk_vendedor', value: 'valor' },
  keeps: ['fecha', 'fk_sorteo'],
  colors: { PENDIENTE: 'warning', REVISADO: 'info', RECHAZADO: 'error', PAGADO: 'success', ANULADO: 'error' },
  fields: {
    fk_vendedor: { withInactive: true },
    colilla: { inputMode: 'numeric', input: lazy(() => import('./ColillaInput')) },
    fk_usuario_paso: { history: false },
    fk_usuario_correccion: { history: false },
  },
  figures: () => import('./PremiosFigures'),
  screens: {
    list: () => import('./PremiosList'),
    edit: () => import('./PremioEdit'),
  },
  screenAccess: { create: premiosCreators },
});
