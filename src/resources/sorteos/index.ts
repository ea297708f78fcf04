import CasinoIcon from '@mui/icons-material/Casino';
import { DIAS, sorteosRest } from '../../../contract/sorteos';
import { sorteoText } from '../../domain/names';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

const CIFRAS = [1, 2, 3, 4].map((cifras) => ({ id: cifras, name: String(cifras) }));

export const sorteos = defineSection(sorteosRest, {
  path: 'configuracion/sorteos',
  label: 'Sorteos',
  icon: CasinoIcon,
  help: { '': 'promotores#sorteos' },
  inMenu: false,
  recordRepresentation: sorteoText,
  asChoice: { sort: { field: 'hora_sorteo', order: 'ASC' } },
  list: ['id', 'nombre', { hora_sorteo: 'Hora' }, { hora_cierre: 'Cierre' }, 'dias', 'cifras', 'estado'],
  filters: ['q', 'estado'],
  form: [
    'nombre',
    'hora_sorteo',
    'hora_cierre',
    { dias: DIAS.join('') },
    { cifras: 4 },
    { paga: '' },
    { juega_feriado: 'S' },
    { estado: 'A' },
  ],
  card: { title: 'nombre' },
  fields: {
    dias: {
      format: (dias) => (String(dias).length === DIAS.length ? 'Todos' : [...String(dias)].join(' ')),
      input: lazy(() => import('./DiasInput')),
    },
    cifras: { kind: 'choice', choices: CIFRAS },
  },
});
