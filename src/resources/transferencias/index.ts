import SyncAltIcon from '@mui/icons-material/SyncAlt';
import { type Transferencia, transferenciasRest } from '../../../contract/transferencias';
import { administrador } from '../../domain/fields';
import { date, id, money, multiline, pictures, reference } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import { destinosProvider } from './destinosProvider';

/** Beside what is kept of a transfer, whose it is on either side, by which alone the list is narrowed. */
export const transferencias = defineSection<Transferencia & { fk_usuario?: number }>({
  rest: transferenciasRest,
  label: 'Transferencias internas',
  singular: 'una transferencia',
  icon: SyncAltIcon,
  help: { '': 'depositos#transferencias-internas' },
  fields: {
    id: id(),
    fecha: date('Fecha', { filter: true }),
    fk_usuario: administrador('Administrador', { inList: false, inForm: false }),
    fk_usuario_origen: administrador('Origen', { filter: false }),
    fk_usuario_destino: reference('Destino', 'usuarios', {
      isRequired: 'Elija el administrador de destino',
      input: lazy(() => import('./DestinoInput')),
    }),
    valor: money('Valor'),
    concepto: multiline('Concepto', { card: 'title' }),
    comprobante: pictures('Comprobante', { inList: false }),
  },
  screens: {
    '': lazy(() => import('./TransferenciasList')),
    create: lazy(() => import('./TransferenciaCreate')),
    'edit/:id': false,
  },
});

/** Fills the input of whom cash goes to; has no screens. */
export const destinos = defineResource({
  name: 'destinos',
  provider: destinosProvider,
});
