import { Fecha } from '../../../contract/common';
import { useAdministradorChoice } from '../../domain/useAdministradorChoice';
import { today } from '../../format/dates';
import { useSearchValues } from '../../ui/report/useSearchValues';

/** The days and the administrator of a report, as the address names them; from `start` to today, and all, unless told. */
export const useReporteSearch = (start: string) => {
  const { get, set } = useSearchValues();
  const dayOf = (name: string, otherwise: string) => {
    const { success, data } = Fecha.safeParse(get(name));

    return success ? data : otherwise;
  };
  const range = { fecha_gte: dayOf('fecha_gte', start), fecha_lte: dayOf('fecha_lte', today()) };
  const fk_usuario = get('fk_usuario');
  const administrador = useAdministradorChoice(fk_usuario);

  return {
    range,
    fk_usuario,
    administrador,
    /** A report of one administrator whom the user has still to choose. */
    isUnchosen: administrador.isOffered && fk_usuario === '',
    /** What the call is asked; a key without a value stays out of it. */
    query: { ...range, ...(fk_usuario && { fk_usuario }) },
    get,
    set,
  };
};

export type ReporteSearch = ReturnType<typeof useReporteSearch>;
