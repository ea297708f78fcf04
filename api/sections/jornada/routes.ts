import { jornadaCalls } from '../../../contract/jornada';
import type { Answer } from '../../answer/answer';
import { atOneMoment } from '../../ledger/atOneMoment';
import { businessDay } from '../../ledger/clock';
import { premiosDone, premiosToCorrect, premiosWaiting } from './premios';
import { queueOf } from './queue';
import { draftsOf, ventasClosed } from './ventas';

export const jornadaRoutes = (answer: Answer): void => {
  answer(jornadaCalls.one, ({ db, session, now }) => {
    const hoy = businessDay(now);
    const isSumador = session.user.rol === 'sumador';

    return atOneMoment(db, async (trx) => ({
      ...(await queueOf(trx, isSumador ? draftsOf(session) : premiosWaiting(session))),
      por_corregir: isSumador ? 0 : await premiosToCorrect(trx, session, hoy),
      hechos: await (isSumador ? ventasClosed : premiosDone)(trx, session, hoy),
    }));
  });
};
