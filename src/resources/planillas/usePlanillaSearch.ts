import { Fecha } from '../../../contract/common';
import { today } from '../../format/dates';
import { mondayOf } from '../../format/week';
import { useSearchValues } from '../../ui/report/useSearchValues';

/** The week and the administrator of a sheet, as the address names them: this week and all unless told. */
export const usePlanillaSearch = () => {
  const { get, set } = useSearchValues();
  const asked = Fecha.safeParse(get('fecha'));
  const fk_usuario = get('fk_usuario');

  return {
    fecha: mondayOf(asked.success ? asked.data : today()),
    fk_usuario,
    /** What the call is asked; a key without a value stays out of it. */
    query: {
      fecha: mondayOf(asked.success ? asked.data : today()),
      ...(fk_usuario && { fk_usuario }),
    },
    get,
    set,
  };
};
