import EventIcon from '@mui/icons-material/Event';
import { type Feriado, feriadosRest } from '../../../contract/feriados';
import { annullable } from '../../domain/fields';
import { today } from '../../format/dates';
import { choice, day, id, text } from '../../ui/fields/field';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';

/** The next year to the first one of which the national calendar is known. */
const years = () => {
  const next = Number(today().slice(0, 4)) + 1;

  return Array.from({ length: next - 2022 }, (_, index) => ({
    id: next - index,
    name: String(next - index),
  }));
};

/** Beside what is kept of a holiday, its year, by which alone the list is narrowed. */
export const feriados = defineSection<Feriado & { anio?: number }>({
  rest: feriadosRest,
  path: 'configuracion/feriados',
  label: 'Feriados',
  singular: 'un feriado',
  icon: EventIcon,
  help: { '': 'promotores#feriados' },
  inMenu: false,
  recordRepresentation: ({ nombre }) => nombre,
  fields: {
    id: id(),
    anio: choice('Año', { choices: years(), inList: false, inForm: false, filter: true }),
    fecha_original: day('Fecha original', { inList: false }),
    fecha: day('Fecha en que se guarda', {
      heading: 'Fecha',
      input: lazy(() => import('./FechaInput')),
    }),
    nombre: text('Nombre', { card: 'title' }),
    ambito: choice('Ámbito', {
      defaultValue: 'N',
      filter: true,
    }),
    ...annullable,
  },
});
