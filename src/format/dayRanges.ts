import { addDays, addMonths, monthStart, today } from './dates';
import { mondayOf, sundayOf } from './week';

/** Both inclusive, "" for an open end. */
export interface DayRange {
  desde: string;
  hasta: string;
}

export const ALL_DAYS: DayRange = { desde: '', hasta: '' };

interface Preset extends DayRange {
  name: string;
}

const lastDays = (count: number, day: string): Preset => ({
  name: `Últimos ${count} días`,
  desde: addDays(day, 1 - count),
  hasta: day,
});

const month = (name: string, day: string): Preset => ({
  name,
  desde: monthStart(day),
  hasta: addDays(addMonths(day, 1), -1),
});

export const presetsOf = (day: string = today()): readonly Preset[] => [
  { name: 'Hoy', desde: day, hasta: day },
  { name: 'Esta semana', desde: mondayOf(day), hasta: sundayOf(day) },
  lastDays(7, day),
  lastDays(30, day),
  lastDays(90, day),
  month('Este mes', day),
  month('Mes pasado', addMonths(day, -1)),
  { name: 'Todas las fechas', ...ALL_DAYS },
];

const isSameRange = (one: DayRange, other: DayRange): boolean =>
  one.desde === other.desde && one.hasta === other.hasta;

/** `chosen` decides if a range has two names, as on a Sunday. */
export const rangeText = (range: DayRange, chosen = 'Últimos 30 días', day: string = today()): string => {
  const { desde, hasta } = range;
  const presets = presetsOf(day).filter((preset) => isSameRange(preset, range));
  const preset = presets.find(({ name }) => name === chosen) ?? presets[0];
  if (preset) return preset.name;
  if (desde === hasta) return desde;
  if (hasta === '') return `Desde ${desde}`;

  return desde === '' ? `Hasta ${hasta}` : `${desde} al ${hasta}`;
};
