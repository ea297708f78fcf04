import CasinoIcon from '@mui/icons-material/Casino';
import { DIAS, type Sorteo, sorteosRest } from '../../../contract/sorteos';
import { enabled } from '../../domain/fields';
import { sorteoText } from '../../domain/names';
import { choicesOf, id, select, text, time } from '../../ui/fields/field';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';

const CIFRAS = [1, 2, 3, 4].map((cifras) => ({ id: cifras, name: String(cifras) }));

export const sorteos = defineSection<Sorteo>({
  rest: sorteosRest,
  path: 'configuracion/sorteos',
  label: 'Sorteos',
  singular: 'un sorteo',
  icon: CasinoIcon,
  help: { '': 'promotores#sorteos' },
  inMenu: false,
  recordRepresentation: sorteoText,
  fields: {
    id: id(),
    nombre: text('Nombre', { isRequired: true, card: 'title' }),
    hora_sorteo: time('Hora del sorteo', { isRequired: true, heading: 'Hora' }),
    hora_cierre: time('Hora de cierre', { isRequired: true, heading: 'Cierre' }),
    dias: text('Días', {
      isRequired: true,
      defaultValue: DIAS.join(''),
      format: (dias) => (String(dias).length === DIAS.length ? 'Todos' : [...String(dias)].join(' ')),
      input: lazy(() => import('./DiasInput')),
    }),
    cifras: select('Cifras', CIFRAS, { isRequired: true, defaultValue: 4 }),
    juega_feriado: select('Juega en feriados', choicesOf({ S: 'Sí', N: 'No' }), {
      isRequired: true,
      defaultValue: 'S',
      inList: false,
    }),
    estado: enabled(),
  },
});
