import SyncAltIcon from '@mui/icons-material/SyncAlt';
import { lazy } from 'react';
import { type Transferencia, transferenciasAccess } from '../../../contract/transferencias';
import { defineResource } from '../defineResource';
import { defineSection } from '../defineSection';
import { destinosProvider } from './destinosProvider';

export const transferencias = defineSection<Transferencia>({
  name: 'transferencias',
  label: 'Transferencias internas',
  icon: SyncAltIcon,
  access: transferenciasAccess,
  fields: {
    id: 'ID',
    fecha: 'FECHA',
    fk_usuario_origen: 'ORIGEN',
    fk_usuario_destino: 'DESTINO',
    valor: 'VALOR',
    concepto: 'CONCEPTO',
    comprobante: 'COMPROBANTE',
  },
  screens: {
    '': lazy(() => import('./TransferenciasList')),
    create: lazy(() => import('./TransferenciaCreate')),
  },
});

/** Fills the select of whom cash goes to; has no screens. */
export const destinos = defineResource({
  name: 'destinos',
  provider: destinosProvider,
});
