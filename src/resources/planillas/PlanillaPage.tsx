import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { UseGetOneHookValue } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { Fecha } from '../../../contract/common';
import type { planillasCalls } from '../../../contract/planillas';
import { useAdministradorFilter } from '../../domain/useAdministradorChoice';
import { today } from '../../format/dates';
import { addWeeks, mondayOf, sundayOf } from '../../format/week';
import type { Row } from '../../ui/export/fileCell';
import { DatePicker } from '../../ui/inputs/DateInput';
import { ReportPage } from '../../ui/report/ReportPage';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { useSectionOptions } from '../../ui/section/useSectionOptions';

/** The week and the administrator of a sheet, as the address names them: this week and all of them unless told. */
export const usePlanillaSearch = () => {
  const { get, set } = useSearchValues();
  const asked = Fecha.safeParse(get('fecha'));

  return {
    query: { fecha: mondayOf(asked.success ? asked.data : today()), fk_usuario: get('fk_usuario') },
    get,
    set,
  };
};

interface PlanillaPageProps<T extends Row>
  extends Omit<
    ComponentProps<typeof ReportPage<T>>,
    'title' | 'name' | 'query' | 'filters' | 'facts' | 'days'
  > {
  sheet: keyof typeof planillasCalls;
  report: Pick<UseGetOneHookValue, 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'> & {
    data?: { fecha: string; fecha_final: string };
  };
  filters?: ReactNode;
  facts?: readonly { label: string; text: string }[];
}

/** A sheet of a week: whose and which week is chosen here and kept in the address. */
export const PlanillaPage = <T extends Row>({
  sheet,
  report,
  filters,
  facts = [],
  ...props
}: PlanillaPageProps<T>) => {
  const { query, set } = usePlanillaSearch();
  const administrador = useAdministradorFilter();
  const title = useSectionOptions().cards?.find(({ path }) => path === sheet)?.page ?? '';
  const { fecha } = query;

  return (
    <ReportPage
      {...props}
      title={title}
      name={title.toLowerCase()}
      query={report}
      days={{ from: fecha, to: sundayOf(fecha) }}
      filters={
        <>
          <SemanaChooser value={fecha} onChange={(monday) => set({ fecha: monday })} />
          {administrador.select}
          {filters}
        </>
      }
      facts={[
        { label: 'ADMINISTRADOR', text: administrador.text },
        { label: 'FECHA', text: report.data ? `${report.data.fecha} al ${report.data.fecha_final}` : '' },
        ...facts,
      ]}
    />
  );
};

/** In place of react-admin's DateInput: a week by any of its days, and a button to the one before and after, up to the running one. */
const SemanaChooser = ({ value, onChange }: { value: string; onChange: (monday: string) => void }) => (
  <Stack direction="row" sx={{ alignItems: 'center', displayPrint: 'none' }}>
    <IconButton aria-label="Semana anterior" onClick={() => onChange(addWeeks(value, -1))}>
      <ChevronLeftIcon />
    </IconButton>
    <DatePicker
      label="Semana del"
      value={value}
      max={today()}
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
