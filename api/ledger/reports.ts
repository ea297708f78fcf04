import type { Db, Trx } from '../db/schema';
import { atOneMoment } from '../db/transactions';
import { ApiError } from '../http/errors';
import { createLanes } from '../http/lanes';

/** 50,000 rows would be 44 MB, which no browser shows. */
const MOST_ROWS = 10_000;

/** At most two hold a connection, so that some are left for short requests. The others wait here, where nothing runs out. */
const inTurn = createLanes({
  lanes: 2,
  mostWaiting: 200,
  busy: () =>
    new ApiError(503, 'Hay demasiados reportes a la vez. Espere unos segundos e inténtelo de nuevo.', {
      'Retry-After': '5',
    }),
});

/** Figures of one moment for the dashboard, a report or a sheet. */
export const readReport = <T>(db: Db, ask: (trx: Trx) => Promise<T>): Promise<T> =>
  inTurn(() => atOneMoment(db, ask));

interface Query<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

/** All rows, or a refusal that says how to ask for fewer. */
export const allRows = async <Row>(query: Query<Row>, advice: string): Promise<Row[]> => {
  const rows = await query.limit(MOST_ROWS + 1).execute();
  if (rows.length > MOST_ROWS) throw new ApiError(422, `Son más de 10 000 filas: ${advice}`);

  return rows;
};
