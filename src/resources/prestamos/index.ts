import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import { money } from '../../../contract/field';
import { abonosRest, prestamosRest } from '../../../contract/prestamos';
import { beneficiarioText } from '../../domain/names';
import { defineResource } from '../../section/defineResource';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

/** The history also shows `abonado`. */
export const prestamos = defineSection(prestamosRest, {
  label: 'Préstamos',
  icon: RequestQuoteIcon,
  help: { '': 'prestamos', 'edit/:id': 'prestamos#registrar-un-abono' },
  list: ['id', 'fecha', { fk_vendedor: 'Beneficiario' }, 'valor', 'abonado', 'saldo', 'estado'],
  // A loan matters until it is paid, however old.
  filters: ['q', { fecha: '' }, 'fk_usuario', { estado: 'A' }],
  form: ['fecha', 'fk_usuario', 'fk_vendedor', 'valor', { cuotas: 1 }, 'valor_cuota', 'motivo'],
  card: { title: 'fk_vendedor', value: 'saldo' },
  paidOff: { paid: 'abonado', of: 'valor' },
  colors: { P: 'success', X: 'error' },
  fields: {
    fk_vendedor: {
      format: (_fk, prestamo) => beneficiarioText(prestamo),
      input: lazy(() => import('./BeneficiarioInput')),
    },
    valor_cuota: { input: lazy(() => import('./CuotaInput')) },
  },
  own: { abono: money('Abono') },
  screens: {
    edit: () => import('./PrestamoEdit'),
  },
});

export const abonos = defineResource(abonosRest, {
  label: 'Abonos',
  form: ['fecha', 'valor', { origen: 'CAJA' }],
  card: { title: 'fecha', value: 'valor' },
  colors: { X: 'error' },
  recordRepresentation: ({ fecha }) => `Abono del ${fecha}`,
});
