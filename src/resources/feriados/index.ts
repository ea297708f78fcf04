import EventIcon from '@mui/icons-material/Event';
import { type Feriado, feriadosRest } from '../../../contract/feriados';
import { today } from '../../format/dates';
import { choice } from '../../section/field';
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

export const feriados = defineSection<Feriado>(feriadosRest, {
  path: 'configuracion/feriados',
  label: 'Feriados',
  icon: EventIcon,
  help: { '': 'promotores#feriados' },
  inMenu: false,
  recordRepresentation: ({ nombre }) => nombre,
  fields: {
    anio: choice('Año', { choices: years(), list: false, form: false, filter: true }),
    fecha: { input: lazy(() => import('./FechaInput')) },
  },
});
