import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { type EstadoPremio, premiosCreators, premiosRest, turnoDe } from '../../../contract/premios';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

const WORK: Partial<Record<EstadoPremio, string>> = { PENDIENTE: 'por revisar', REVISADO: 'por pagar' };

export const premios = defineSection(premiosRest, {
  label: 'Premios',
  icon: EmojiEventsIcon,
  help: { '': 'premios', create: 'premios#registrar-un-premio', ganadoras: 'ganadoras' },
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
  queueOf: ({ role }) => {
    const turno = turnoDe(role);
    const words = turno.map((estado) => WORK[estado]).join(' ni ');

    return turno.length > 0 ? { words, filter: { turno: 'S' }, isWalked: true } : undefined;
  },
  figures: () => import('./PremiosFigures'),
  home: () => import('./PremiosHome'),
  routes: { ganadoras: () => import('./ganadoras/Ganadoras') },
  screenAccess: { ganadoras: premiosCreators },
  screens: {
    list: () => import('./PremiosList'),
    edit: () => import('./PremioEdit'),
  },
});
