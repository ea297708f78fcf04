import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import { type Abono, abonosRest, prestamosRest } from '../../../contract/prestamos';
import { beneficiarioText } from '../../domain/names';
import { defineResource } from '../../section/defineResource';
import { money } from '../../section/field';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

/** The history also shows `abonado`. */
export const prestamos = defineSection(prestamosRest, {
  label: 'Préstamos',
  icon: RequestQuoteIcon,
  help: { '': 'prestamos', 'edit/:id': 'prestamos#registrar-un-abono' },
  fields: {
    abono: money('Abono', { list: false, form: false }),
    fk_vendedor: {
      format: (_fk, prestamo) => beneficiarioText(prestamo),
      input: lazy(() => import('./BeneficiarioInput')),
    },
    valor: { card: 'detail' },
    valor_cuota: { input: lazy(() => import('./CuotaInput')) },
    abonado: { card: 'detail' },
  },
  screens: {
    edit: () => import('./PrestamoEdit'),
  },
});

export const abonos = defineResource<Abono>({
  rest: abonosRest,
  label: 'Abonos',
  recordRepresentation: ({ fecha }) => `Abono del ${fecha}`,
});
