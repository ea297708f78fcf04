import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { type Deposito, depositosRest } from '../../../contract/depositos';
import { administrador } from '../../domain/fields';
import { date, id, money, multiline, pictures, reference, select, state, text } from '../../ui/fields/field';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import { estados, tipos } from './choices';

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
    fecha: date('Fecha', { isRequired: true, isPast: true }),
    fk_usuario: administrador('Administrador', { card: 'title' }),
    tipo: select('Tipo', tipos, { isRequired: true, card: 'title' }),
    banco: text('Banco', { isRequired: true, isKept: true }),
    cuenta_bancaria: text('Cuenta bancaria', { isRequired: true, isKept: true, heading: 'Cuenta' }),
    valor: money('Valor', { isRequired: true }),
    motivo: multiline('Motivo', { inList: false }),
    estado: state('Estado', estados, { inForm: false, defaultValue: 'P' }),
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
