import SyncAltIcon from '@mui/icons-material/SyncAlt';
import { reference } from '../../../contract/field';
import { transferenciasRest } from '../../../contract/transferencias';
import { fullName } from '../../format/text';
import { defineResource } from '../../section/defineResource';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

/** `fk_usuario` is only a filter: the administrador on either side. */
export const transferencias = defineSection(transferenciasRest, {
  label: 'Transferencias internas',
  icon: SyncAltIcon,
  help: { '': 'depositos#transferencias-internas' },
  list: ['id', 'fecha', 'fk_usuario_origen', 'fk_usuario_destino', 'valor', 'concepto'],
  filters: ['q', 'fk_usuario', 'fecha'],
  form: ['fecha', 'fk_usuario_origen', 'fk_usuario_destino', 'valor', 'concepto', 'comprobante'],
  card: { title: 'concepto', value: 'valor' },
  own: { fk_usuario: reference('usuario', 'Administrador', { owner: true }) },
  fields: {
    // The box of a disabled one is emptied.
    fk_usuario_origen: { choicesFilter: { con_saldo: 'S' } },
    fk_usuario_destino: { input: lazy(() => import('./DestinoInput')) },
  },
  screens: {
    list: () => import('./TransferenciasList'),
    create: () => import('./TransferenciaCreate'),
    edit: () => import('./TransferenciaEdit'),
  },
});

/** The possible destinations of an `origen`. */
export const destinos = defineResource(
  { name: 'destinos', singular: 'el administrador' },
  { recordRepresentation: fullName },
);
