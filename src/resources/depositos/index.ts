import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { type Deposito, depositosRest } from '../../../contract/depositos';
import { administrador } from '../../domain/fields';
import { choice, day, id, money, note, pictures, reference, text } from '../../ui/fields/field';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';

/** Left to who resolves the request. */
const resolved = { inList: false, inForm: false } as const;

export const depositos = defineSection<Deposito>({
  rest: depositosRest,
  label: 'Solicitudes depositos',
  singular: 'una solicitud',
  icon: AccountBalanceIcon,
  help: { '': 'depositos', create: 'depositos#pedir-un-depósito-o-una-entrega' },
  fields: {
    id: id(),
    fecha: day('Fecha', { filter: true }),
    fk_usuario: administrador('Administrador', { card: 'title' }),
    tipo: choice('Tipo', { card: 'title', filter: true }),
    banco: text('Banco', { isKept: true }),
    cuenta_bancaria: text('Cuenta bancaria', { isKept: true, heading: 'Cuenta' }),
    valor: money('Valor'),
    motivo: note('Motivo', { inList: false }),
    estado: choice('Estado', {
      colors: { P: 'warning', D: 'success', R: 'error' },
      inForm: false,
      defaultValue: 'P',
      filter: true,
    }),
    comprobante: pictures('Comprobante', { inForm: false, defaultValue: '' }),
    fk_usuario_resolucion: reference('Resuelto por', 'usuarios', resolved),
    fecha_resolucion: day('Fecha de resolución', resolved),
    motivo_rechazo: note('Motivo del rechazo', { ...resolved, defaultValue: '' }),
    motivo_anulacion: note('Motivo del retiro', { ...resolved, defaultValue: '' }),
  },
  screens: {
    '': lazy(() => import('./DepositosList')),
    'edit/:id': false,
  },
});
