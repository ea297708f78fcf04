import type { ComponentProps, ReactNode } from 'react';
import type { Row } from '../../ui/export/useSaveRows';
import { DateRange } from '../../ui/inputs/DateRange';
import { ReportPage } from '../../ui/report/ReportPage';
import { ValueSelect } from '../../ui/report/ValueSelect';
import type { ReporteSearch } from './useReporteSearch';

interface ReportePageProps<T extends Row>
  extends Omit<ComponentProps<typeof ReportPage<T>>, 'filters' | 'facts' | 'hint' | 'days'> {
  search: ReporteSearch;
  /** Whether it is about one administrator, about those chosen, or about all that the user may see. */
  about: 'one' | 'any' | 'all';
  /** Controls of this report alone. */
  filters?: ReactNode;
}

/** A report over some days: whose and which days is chosen here and kept in the address. */
export const ReportePage = <T extends Row>({
  search,
  about,
  filters,
  rows,
  ...props
}: ReportePageProps<T>) => {
  const { range, fk_usuario, administrador, isUnchosen, set } = search;
  const { fecha_gte, fecha_lte } = range;
  const hint = about === 'one' && isUnchosen ? 'Elija un administrador' : undefined;

  return (
    <ReportPage
      {...props}
      days={{ from: fecha_gte, to: fecha_lte }}
      hint={hint}
      rows={hint ? undefined : rows}
      filters={
        <>
          {about !== 'all' && administrador.isOffered && (
            <ValueSelect
              label="Administrador"
              value={fk_usuario}
              onChange={(id) => set({ fk_usuario: id })}
              {...administrador}
              none={about === 'one' ? 'Elija…' : 'Todos'}
            />
          )}
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
