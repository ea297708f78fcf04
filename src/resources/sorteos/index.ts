import CasinoIcon from '@mui/icons-material/Casino';
import { DIAS, type Sorteo, sorteosRest } from '../../../contract/sorteos';
import { enabled } from '../../domain/fields';
import { sorteoText } from '../../domain/names';
import { choice, id, text, time } from '../../ui/fields/field';
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
  offers: { sort: { field: 'hora_sorteo', order: 'ASC' } },
  fields: {
    id: id(),
    nombre: text('Nombre', { card: 'title' }),
    hora_sorteo: time('Hora del sorteo', { heading: 'Hora' }),
    hora_cierre: time('Hora de cierre', { heading: 'Cierre' }),
    dias: text('Días', {
      defaultValue: DIAS.join(''),
      format: (dias) => (String(dias).length === DIAS.length ? 'Todos' : [...String(dias)].join(' ')),
      input: lazy(() => import('./DiasInput')),
    }),
    cifras: choice('Cifras', { choices: CIFRAS, defaultValue: 4 }),
    juega_feriado: choice('Juega en feriados', {
      defaultValue: 'S',
      inList: false,
    }),
    estado: enabled,
  },
});
