import { gastosRest } from '../../contract/gastos';
import { ingresosRest } from '../../contract/ingresos';
import { ApiError } from '../http/errors';
import { requireOpenWeek } from '../ledger/weekLock';
import { requireNotAfterToday } from '../rest/notAfterToday';
import { annulOrWrite } from '../rest/owned';
import { restRoutes } from '../rest/rest';
import type { ChangeOf, Rules } from '../rest/restTable';

/** Gastos and ingresos are written while their week is open, and annulled with a reason. */
const cajaRules = <C extends ChangeOf<typeof gastosRest> | ChangeOf<typeof ingresosRest>>(
  the: string,
): Rules<C> => ({
  async check({ trx, now, data, before }) {
    if (before?.estado === 'X') throw new ApiError(409, `No se puede modificar: ${the} está anulado`);
    if (before) await requireOpenWeek(trx, before, now);
    if (data.estado === 'X') return annulOrWrite({ data, before });

    requireNotAfterToday(data.fecha, now);
    await requireOpenWeek(trx, data, now);

    return annulOrWrite({ data, before });
  },
  inLedger: (row) => row,
});

export const gastosRoutes = restRoutes(gastosRest, cajaRules(gastosRest.singular));
export const ingresosRoutes = restRoutes(ingresosRest, cajaRules(ingresosRest.singular));
