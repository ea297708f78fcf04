import SyncAltIcon from '@mui/icons-material/SyncAlt';
import { ofAllOwners } from '../../../contract/roles';
import { transferenciasRest } from '../../../contract/transferencias';
import { fullName } from '../../format/text';
import { defineResource } from '../../section/defineResource';
import { reference } from '../../section/field';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

/** `fk_usuario` is only a filter: the administrador on either side. */
export const transferencias = defineSection(transferenciasRest, {
  label: 'Transferencias internas',
  icon: SyncAltIcon,
  help: { '': 'depositos#transferencias-internas' },
  fields: {
    fk_usuario: reference('Administrador', 'usuarios', {
      from: 'administradores',
      access: ofAllOwners,
      list: false,
      form: false,
      filter: true,
    }),
    fk_usuario_destino: { input: lazy(() => import('./DestinoInput')) },
  },
  screens: {
    list: () => import('./TransferenciasList'),
    create: () => import('./TransferenciaCreate'),
    edit: false,
  },
});

/** The possible destinations of an `origen`. */
export const destinos = defineResource({
  name: 'destinos',
  singular: 'el administrador',
  recordRepresentation: ({ nombre, apellido }) => fullName({ nombre, apellido }),
});
