import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import { type Abono, abonosRest, type Prestamo, prestamosRest } from '../../../contract/prestamos';
import { administrador, annullable } from '../../domain/fields';
import { beneficiarioText } from '../../domain/names';
import { choice, day, id, money, note, number, reference } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';

/** Beside what is kept of a loan, what was paid back, of which its history tells. */
export const prestamos = defineSection<Prestamo & { abono?: string }>({
  rest: prestamosRest,
  label: 'Préstamos',
  singular: 'un préstamo',
  icon: RequestQuoteIcon,
  help: { '': 'prestamos', 'edit/:id': 'prestamos#registrar-un-abono' },
  fields: {
    id: id(),
    // Not by date from the start: a loan is of interest until it is paid, however old.
    fecha: day('Fecha', { filter: 'alwaysOn' }),
    fk_usuario: administrador('Administrador', { inList: false }),
    fk_vendedor: reference('Promotor', 'vendedores', {
      heading: 'Beneficiario',
      format: (_fk, prestamo) => beneficiarioText(prestamo),
      input: lazy(() => import('./BeneficiarioInput')),
      card: 'title',
    }),
    fk_usuario_beneficiario: reference('Usuario beneficiario', 'usuarios', {
      inList: false,
      inForm: false,
      defaultValue: '',
    }),
    valor: money('Valor', { card: 'detail' }),
    cuotas: number('Cuotas', { defaultValue: 1, inList: false }),
    valor_cuota: money('Valor de la cuota', {
      input: lazy(() => import('./CuotaInput')),
      inList: false,
    }),
    abono: money('Abono', { inList: false, inForm: false }),
    abonado: money('Abonado', { inForm: false, card: 'detail' }),
    saldo: money('Saldo', { inForm: false }),
    motivo: note('Motivo', { inList: false }),
    motivo_anulacion: annullable.motivo_anulacion,
    estado: choice('Estado', {
      ...annullable.estado,
      colors: { P: 'success', X: 'error' },
      inList: undefined,
    }),
  },
  screens: {
    'edit/:id': lazy(() => import('./PrestamoEdit')),
  },
});

/** The payments of a loan, shown beside it; no screens of their own. */
export const abonos = defineResource<Abono>({
  name: 'abonos',
  rest: abonosRest,
  label: 'Abonos',
  singular: 'un abono',
  recordRepresentation: ({ fecha }) => `Abono del ${fecha}`,
  fields: {
    fecha: day('Fecha', { card: 'title' }),
    valor: money('Valor'),
    origen: choice('Origen', { defaultValue: 'CAJA' }),
    fk_nomina: reference('Nomina', 'nomina', { inForm: false }),
    ...annullable,
  },
});
