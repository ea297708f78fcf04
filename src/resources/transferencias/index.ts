import SyncAltIcon from '@mui/icons-material/SyncAlt';
import {
  type Transferencia,
  transferenciasCalls,
  transferenciasRest,
} from '../../../contract/transferencias';
import type { ResourceProvider } from '../../dataProvider';
import { pageOf, withIds } from '../../dataProvider/allAtOnce';
import { administrador } from '../../domain/fields';
import { fullName, hasWords } from '../../format/text';
import { day, id, money, note, pictures, reference } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';

/** Beside what is kept of a transfer, whose it is on either side, by which alone the list is narrowed. */
export const transferencias = defineSection<Transferencia & { fk_usuario?: number }>({
  rest: transferenciasRest,
  label: 'Transferencias internas',
  singular: 'una transferencia',
  icon: SyncAltIcon,
  help: { '': 'depositos#transferencias-internas' },
  fields: {
    id: id(),
    fecha: day('Fecha', { filter: true }),
    fk_usuario: administrador('Administrador', { inList: false, inForm: false }),
    fk_usuario_origen: reference('Origen', 'usuarios', {
      from: 'administradores',
      isRequired: 'Elija un administrador',
    }),
    fk_usuario_destino: reference('Destino', 'usuarios', {
      isRequired: 'Elija el administrador de destino',
      input: lazy(() => import('./DestinoInput')),
    }),
    valor: money('Valor'),
    concepto: note('Concepto', { card: 'title' }),
    comprobante: pictures('Comprobante', { inList: false }),
  },
  screens: {
    '': lazy(() => import('./TransferenciasList')),
    create: lazy(() => import('./TransferenciaCreate')),
    'edit/:id': false,
  },
});

/** The administradores who can get cash of an `origen`; the API answers all of them at once. No screens. */
export const destinos = defineResource({
  name: 'destinos',
  singular: 'un administrador',
  recordRepresentation: ({ nombre, apellido }) => fullName({ nombre, apellido }),
  provider: (http): ResourceProvider => ({
    async getList({ filter: { q = '', origen } = {}, signal }) {
      const { usuarios } = await http(transferenciasCalls.destinos, { signal });

      return pageOf(
        usuarios.filter((one) => one.id !== origen && hasWords(fullName(one), q)),
        {},
      );
    },

    async getMany({ ids, signal }) {
      const { usuarios } = await http(transferenciasCalls.destinos, { signal });

      return { data: withIds(usuarios, ids) };
    },
  }),
});
