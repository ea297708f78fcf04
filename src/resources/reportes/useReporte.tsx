import type { QueryOf } from '../../../contract/call';
import { Fecha } from '../../../contract/common';
import { reportesCalls } from '../../../contract/reportes';
import { useAdministradorFilter } from '../../domain/useAdministradorChoice';
import { periodInWords, today } from '../../format/dates';
import { useSectionOptions } from '../../section/useSectionOptions';
import { useCall } from '../../ui/base/useCall';
import { DateRange } from '../../ui/inputs/DateRange';
import { useSearchValues } from '../../ui/report/useSearchValues';

type Calls = typeof reportesCalls;

interface Asked {
  /** One administrator, the chosen one or all, or always all. */
  about: 'one' | 'any' | 'all';
  start: string;
  more?: Record<string, string>;
}

/** The address holds the days (default: `start` to today) and the administrator. */
export const useReporte = <Reporte extends keyof Calls>(reporte: Reporte, { about, start, more }: Asked) => {
  const { get, set } = useSearchValues();
  const { cards } = useSectionOptions();
  const isOfOne = about === 'one';
  const administrador = useAdministradorFilter({ isRequired: isOfOne });
  const { value: fk_usuario } = administrador;
  const dayOf = (name: string, otherwise: string) => {
    const { success, data } = Fecha.safeParse(get(name));

    return success ? data : otherwise;
  };
  const range = { fecha_gte: dayOf('fecha_gte', start), fecha_lte: dayOf('fecha_lte', today()) };
  const { fecha_gte: desde, fecha_lte: hasta } = range;
  const enabled = !isOfOne || !administrador.isOffered || fk_usuario !== '';
  const { data, ...query } = useCall(
    reportesCalls[reporte],
    // TypeScript cannot match a query with a report that a variable names.
    { ...range, fk_usuario: about === 'all' ? '' : fk_usuario, ...more } as QueryOf<Calls[Reporte]>,
    { enabled, outlivesOutages: true },
  );

  return {
    answer: enabled ? data : undefined,
    page: {
      title: cards?.[reporte]?.page ?? '',
      name: String(reporte),
      query,
      days: { from: desde, to: hasta },
      hint: enabled || administrador.isPending ? undefined : 'Todavía no hay administradores',
      period: {
        words: periodInWords(desde, hasta),
        input: (
          <DateRange
            value={{ desde, hasta }}
            onChange={(days) => set({ fecha_gte: days.desde, fecha_lte: days.hasta })}
          />
        ),
      },
      filters: about !== 'all' && administrador.select,
      facts: [
        ...(about === 'all' ? [] : [{ label: 'ADMINISTRADOR', text: administrador.text }]),
        { label: 'FECHA', text: `${desde} al ${hasta}` },
      ],
    },
  };
};
