import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { QueryOf } from '../../../contract/call';
import { Fecha } from '../../../contract/common';
import { planillasCalls } from '../../../contract/planillas';
import { useAdministradorFilter } from '../../domain/useAdministradorChoice';
import { today } from '../../format/dates';
import { addWeeks, mondayOf, sundayOf, weekInWords } from '../../format/week';
import { useSectionOptions } from '../../section/useSectionOptions';
import { useCall } from '../../ui/base/useCall';
import { DatePicker } from '../../ui/inputs/DateInput';
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
      filters: (
        <>
          <SemanaChooser value={fecha} onChange={(monday) => set({ fecha: monday })} />
          {administrador.select}
        </>
      ),
      facts: [
        { label: 'ADMINISTRADOR', text: administrador.text },
        // Hidden while the rows are of another week.
        { label: 'FECHA', text: query.isPlaceholderData ? '' : `${week.from} al ${week.to}` },
      ],
    },
  };
};

/** In place of DateInput: picks a week by any of its days, or the week before or after. */
const SemanaChooser = ({ value, onChange }: { value: string; onChange: (monday: string) => void }) => (
  <Stack direction="row" sx={{ alignItems: 'center', displayPrint: 'none' }}>
    <IconButton aria-label="Semana anterior" onClick={() => onChange(addWeeks(value, -1))}>
      <ChevronLeftIcon />
    </IconButton>
    <DatePicker
      label="Semana del"
      value={value}
      max={today()}
      words={weekInWords}
      onChange={(day) => onChange(mondayOf(day === '' || day > today() ? today() : day))}
    />
    <IconButton
      aria-label="Semana siguiente"
      disabled={value >= mondayOf(today())}
      onClick={() => onChange(addWeeks(value, 1))}
    >
      <ChevronRightIcon />
    </IconButton>
  </Stack>
);
