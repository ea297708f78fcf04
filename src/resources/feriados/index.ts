import EventIcon from '@mui/icons-material/Event';
import { feriadosRest } from '../../../contract/feriados';
import { number } from '../../../contract/field';
import { today } from '../../format/dates';
import { lazy } from '../../section/lazy';
import { defineSection } from '../defineSection';

/** From next year back to 2023, the first year with a known calendar. */
const years = () => {
  const next = Number(today().slice(0, 4)) + 1;

  return Array.from({ length: next - 2022 }, (_, index) => ({
    id: next - index,
    name: String(next - index),
  }));
};

export const feriados = defineSection(feriadosRest, {
  path: 'configuracion/feriados',
  label: 'Feriados',
  icon: EventIcon,
  help: { '': 'promotores#feriados' },
  inMenu: false,
  recordRepresentation: ({ nombre }) => nombre,
  list: ['id', { fecha: 'Fecha' }, 'nombre', 'ambito'],
  filters: ['q', 'anio', 'ambito', { estado: 'A' }],
  form: ['fecha_original', 'fecha', 'nombre', { ambito: 'N' }],
  card: { title: 'nombre' },
  colors: { X: 'error' },
  fields: {
    anio: { kind: 'choice', choices: years() },
    fecha: { input: lazy(() => import('./FechaInput')) },
  },
  own: { anio: number('Año') },
});
