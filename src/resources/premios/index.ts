import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { lazy } from 'react';
import { type Premio, premiosAccess, premiosCreators } from '../../../contract/premios';
import { defineSection } from '../defineSection';

export const premios = defineSection<Premio>({
  name: 'premios',
  label: 'Premios',
  icon: EmojiEventsIcon,
  access: premiosAccess,
  fields: {
    id: 'SECUENCIA',
    fecha: 'FECHA',
    fk_sorteo: 'SORTEO',
    fk_vendedor: 'PROMOTOR',
    colilla: 'COLILLA',
    valor: 'VALOR',
    estado: 'ESTADO',
    fk_usuario_revisor: 'REVISOR',
    fecha_pago: 'PAGO',
  },
  screens: {
    '': lazy(() => import('./PremiosList')),
    create: lazy(() => import('./PremioCreate')),
    'edit/:id': lazy(() => import('./PremioEdit')),
  },
  screenAccess: { create: premiosCreators },
});
