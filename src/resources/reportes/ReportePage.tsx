import type { UseGetOneHookValue } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { Fecha } from '../../../contract/common';
import type { reportesCalls } from '../../../contract/reportes';
import { useAdministradorFilter } from '../../domain/useAdministradorChoice';
import { today } from '../../format/dates';
import type { Row } from '../../ui/export/fileCell';
import { DateRange } from '../../ui/inputs/DateRange';
import { ReportPage } from '../../ui/report/ReportPage';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { useSectionOptions } from '../../ui/section/useSectionOptions';

/** Whether a report is about one administrator, about those chosen, or about all that the user may see. */
type About = 'one' | 'any' | 'all';

/** The days and the administrator of a report, as the address names them; from `start` to today, and all, unless told. */
export const useReporteSearch = (about: About, start: string) => {
  const { get, set } = useSearchValues();
  const administrador = useAdministradorFilter(about === 'one' ? 'Elija…' : 'Todos');
  const fk_usuario = get('fk_usuario');
  const dayOf = (name: string, otherwise: string) => {
    const { success, data } = Fecha.safeParse(get(name));

    return success ? data : otherwise;
  };
  const range = { fecha_gte: dayOf('fecha_gte', start), fecha_lte: dayOf('fecha_lte', today()) };

  return {
    about,
    administrador,
    range,
    query: { ...range, fk_usuario },
    /** Nothing is asked until an administrator is chosen. */
    enabled: about !== 'one' || !administrador.isOffered || fk_usuario !== '',
    set,
  };
};

interface ReportePageProps<T extends Row>
  extends Omit<
    ComponentProps<typeof ReportPage<T>>,
    'title' | 'name' | 'query' | 'filters' | 'facts' | 'days'
  > {
  reporte: keyof typeof reportesCalls;
  search: ReturnType<typeof useReporteSearch>;
  report: Pick<UseGetOneHookValue, 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'>;
  /** The name of the exported file; the report's unless told. */
  name?: string;
  filters?: ReactNode;
}

/** A report over some days: whose and which days is chosen here and kept in the address. */
export const ReportePage = <T extends Row>({
  reporte,
  search,
  report,
  filters,
  rows,
  ...props
}: ReportePageProps<T>) => {
  const { about, administrador, range, enabled, set } = search;
  const { fecha_gte, fecha_lte } = range;
  const { cards = [] } = useSectionOptions();

  return (
    <ReportPage
      name={reporte}
      {...props}
      title={cards.find(({ path }) => path === reporte)?.page ?? ''}
      query={report}
      days={{ from: fecha_gte, to: fecha_lte }}
      hint={enabled ? undefined : 'Elija un administrador'}
      rows={enabled ? rows : undefined}
      filters={
        <>
          {about !== 'all' && administrador.select}
          <DateRange
            value={{ desde: fecha_gte, hasta: fecha_lte }}
            onChange={({ desde, hasta }) => set({ fecha_gte: desde, fecha_lte: hasta })}
          />
          {filters}
        </>
      }
      facts={[
        ...(about === 'all' ? [] : [{ label: 'ADMINISTRADOR', text: administrador.text }]),
        { label: 'FECHA', text: `${fecha_gte} al ${fecha_lte}` },
      ]}
    />
  );
};
