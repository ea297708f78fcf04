import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { type Premio, premiosCreators, premiosRest } from '../../../contract/premios';
import { administrador, sorteo, vendedor } from '../../domain/fields';
import { choice, day, id, instant, money, note, pictures, reference, text } from '../../ui/fields/field';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import { estados } from './estados';

const beside = { inList: false } as const;
/** Written by the steps, not by the form. */
const ofSteps = { inList: false, inForm: false } as const;

const siguiente = lazy(async () => {
  const { SiguienteButton } = await import('../../domain/turno/SiguienteButton');

  return { default: SiguienteButton };
});

export const premios = defineSection<Premio>({
  rest: premiosRest,
  label: 'Premios',
  singular: 'un premio',
  icon: EmojiEventsIcon,
  help: { '': 'premios', create: 'premios#registrar-un-premio' },
  fields: {
    id: id('Secuencia'),
    fecha: day('Fecha', { isKept: true }),
    fk_sorteo: sorteo('Sorteo', { isRequired: 'Elija un sorteo', isKept: true }),
    fk_vendedor: vendedor('Promotor', {
      isRequired: 'Elija un promotor',
      card: 'title',
      withInactive: true,
    }),
    colilla: text('Colilla', { inputMode: 'numeric' }),
    valor: money('Valor'),
    estado: choice('Estado', { choices: estados, inForm: false }),
    fk_usuario_revisor: reference('Revisor', 'usuarios', { inForm: false }),
    fecha_pago: day('Pago', { inForm: false }),
    imagen: pictures('Imagen', beside),
    observacion: note('Observación', beside),
    fk_usuario: administrador('Administrador', ofSteps),
    fecha_revision: instant('Fecha de revisión'),
    // The step's own line says who took it.
    fk_usuario_paso: reference('Último paso', 'usuarios', { ...ofSteps, inHistory: false }),
    fk_usuario_correccion: reference('Corregido por', 'usuarios', { ...ofSteps, inHistory: false }),
    fk_usuario_pago: reference('Pagado por', 'usuarios', ofSteps),
    forma_pago: choice('Forma de pago', ofSteps),
    comprobante: pictures('Comprobante', ofSteps),
    motivo: note('Motivo de la devolución', { ...ofSteps, isRequired: 'Escriba el motivo' }),
    motivo_anulacion: note('Motivo de la anulación', ofSteps),
  },
  slots: { notificaciones: siguiente },
  screens: {
    '': lazy(() => import('./PremiosList')),
    'edit/:id': lazy(() => import('./PremioEdit')),
  },
  screenAccess: { create: premiosCreators },
});
