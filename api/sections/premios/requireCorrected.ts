import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import type { premiosRest } from '../../../contract/premios';
import type { Trx } from '../../db/schema';
import { changesOf } from '../../history/historial';
import { ApiError } from '../../http/errors';
import type { RowOf, Values } from '../../rest/restTable';

type Row = RowOf<typeof premiosRest>;

const CORRECTED = ['fecha', 'fk_sorteo', 'fk_vendedor', 'colilla', 'valor', 'imagen', 'observacion'] as const;

/** A rejected premio goes back to the revisores only if it differs from what was rejected. */
export const requireCorrected = async (trx: Trx, before: Row, after: Values): Promise<void> => {
  const rejected = { ...travelling(before), ...(await sinceRejected(trx, before)) };

  if (changesOf(CORRECTED, rejected, travelling({ ...before, ...after })).length === 0) {
    throw new ApiError(
      422,
      'No cambió nada desde el rechazo: corrija el premio antes de enviarlo a revisión',
    );
  }
};

/** As the history writes it. */
const travelling = ({ valor, ...row }: Row) => ({ ...row, valor: centsToDollars(valor) });

/** The first value of each field that was corrected since the last rejection. */
const sinceRejected = async (trx: Trx, { id }: Row): Promise<Values> => {
  const { rows } = await sql<{ campo: string; antes: string }>`
    select distinct on (c.campo) c.campo, c.antes
    from historial h, jsonb_to_recordset(h.cambios) as c (campo text, antes text)
    where h.recurso = 'premios' and h.fk_registro = ${id} and h.id > (
      select max(id) from historial
      where recurso = 'premios' and fk_registro = ${id} and accion = 'RECHAZADO')
    order by c.campo, h.id`.execute(trx);

  return Object.fromEntries(rows.map(({ campo, antes }) => [campo, antes]));
};
