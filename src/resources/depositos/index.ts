import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { type Deposito, depositosRest } from '../../../contract/depositos';
import { administrador } from '../../domain/fields';
import { date, id, money, multiline, pictures, reference, select, state, text } from '../../ui/fields/field';
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
    fecha: date('Fecha', { filter: true }),
    fk_usuario: administrador('Administrador', { card: 'title' }),
    tipo: select('Tipo', { card: 'title', filter: true }),
    banco: text('Banco', { isKept: true }),
    cuenta_bancaria: text('Cuenta bancaria', { isKept: true, heading: 'Cuenta' }),
    valor: money('Valor'),
    motivo: multiline('Motivo', { inList: false }),
    estado: state('Estado', {
      colors: { P: 'warning', D: 'success', R: 'error' },
      inForm: false,
      defaultValue: 'P',
      filter: true,
    }),
    comprobante: pictures('Comprobante', { inForm: false, defaultValue: '' }),
    fk_usuario_resolucion: reference('Resuelto por', 'usuarios', resolved),
    fecha_resolucion: date('Fecha de resolución', resolved),
    motivo_rechazo: multiline('Motivo del rechazo', { ...resolved, defaultValue: '' }),
    motivo_anulacion: multiline('Motivo del retiro', { ...resolved, defaultValue: '' }),
  },
  screens: {
    '': lazy(() => import('./DepositosList')),
    'edit/:id': false,
  },
});
