import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import type { QueryOf } from '../../../contract/call';
import { Fecha } from '../../../contract/common';
import { planillasCalls } from '../../../contract/planillas';
import { useAdministradorFilter } from '../../domain/useAdministradorChoice';
import { today } from '../../format/dates';
import { addWeeks, mondayOf, sundayOf, weekInWords } from '../../format/week';
import { useSectionOptions } from '../../section/useSectionOptions';
import { useCall } from '../../ui/base/useCall';
import { DatePicker } from '../../ui/inputs/DateInput';
import type { Period } from '../../ui/report/ReportFilters';
import { useSearchValues } from '../../ui/report/useSearchValues';

type Calls = typeof planillasCalls;

/** The address holds the week (default: this one) and the administrator. */
export const usePlanilla = <Sheet extends keyof Calls>(sheet: Sheet, more: Record<string, string> = {}) => {
  const { get, set } = useSearchValues();
  const asked = Fecha.safeParse(get('fecha'));
  const fecha = mondayOf(asked.success ? asked.data : today());
  const week = { from: fecha, to: sundayOf(fecha) };
  const administrador = useAdministradorFilter();
  const title = useSectionOptions().cards?.[sheet]?.page ?? '';
  const { data: answer, ...query } = useCall(
    planillasCalls[sheet],
    // TypeScript cannot match a query with a sheet that a variable names.
    { fecha, fk_usuario: get('fk_usuario'), ...more } as QueryOf<Calls[Sheet]>,
    { outlivesOutages: true },
  );

  return {
    answer,
    page: {
      title,
      name: title.toLowerCase(),
      query,
      days: week,
      period: weekOf(fecha, (monday) => set({ fecha: monday })),
      filters: administrador.select,
      facts: [
        { label: 'ADMINISTRADOR', text: administrador.text },
        // Hidden while the rows are of another week.
        { label: 'FECHA', text: query.isPlaceholderData ? '' : `${week.from} al ${week.to}` },
      ],
    },
  };
};

/** A week is chosen by any of its days, or as the one before or after. */
const weekOf = (monday: string, onChange: (monday: string) => void): Period => ({
  words: weekInWords(monday),
  input: (
    <DatePicker
      label="Semana del"
      value={monday}
      max={today()}
      words={weekInWords}
      onChange={(day) => onChange(mondayOf(day === '' || day > today() ? today() : day))}
    />
  ),
  before: (
    <IconButton aria-label="Semana anterior" onClick={() => onChange(addWeeks(monday, -1))}>
      <ChevronLeftIcon />
    </IconButton>
  ),
  after: (
    <IconButton
      aria-label="Semana siguiente"
      disabled={monday >= mondayOf(today())}
      onClick={() => onChange(addWeeks(monday, 1))}
    >
      <ChevronRightIcon />
    </IconButton>
  ),
});
