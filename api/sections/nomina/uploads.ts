import { sql } from 'kysely';
import { dollarsText } from '../../../contract/dudas';
import type { nominaCalls } from '../../../contract/nomina';
import type { RequestOf } from '../../answer/answer';
import type { Session } from '../../auth/permission';
import type { Db, Trx } from '../../db/schema';
import { keepNamed, withProofs } from '../../files/withProofs';
import { changedBy, record } from '../../history/historial';
import { outdatedAs } from '../../history/outdated';
import { ApiError, refusedField } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { ownedBy, ownerOf } from '../../ownership/owner';
import { type Line, lineChanges, requireOther, selectLine, sumNomina } from './lines';
import { lineTotal } from './pay';
import { requireNomina } from './queries';

/** As the history of the nomina calls it. */
const CARGADO = 'comprobante cargado';

type LineUpload = RequestOf<typeof nominaCalls.uploadLine>;

/** The first of two concurrent uploads wins. */
export const uploadNominaProof = async (upload: RequestOf<typeof nominaCalls.upload>) => {
  const { db, session, now } = upload;
  const { id } = upload.body;
  const { comprobante: proof } = await requireNomina(db, session, id);
  if (proof !== '') throw await alreadyProved(upload, { fk_nomina: id, comprobante: proof });

  return withNamed(upload, async (trx, comprobante) => {
    const { numUpdatedRows } = await trx
      .updateTable('nominas')
      .set({ comprobante, ...changedBy(session.user, now) })
      .where('id', '=', id)
      .where('comprobante', '=', '')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const { comprobante: first } = await requireNomina(trx, session, id);
      throw await alreadyProved({ ...upload, db: trx }, { fk_nomina: id, comprobante: first });
    }

    const cambios = [{ campo: 'comprobante', antes: '', despues: comprobante }];
    await record(trx, 'nomina', upload, { id, accion: CARGADO, cambios });
  });
};

export const uploadLineProof = async (upload: LineUpload) => {
  const { db, session, now, body } = upload;
  await checkLine(upload, await ownLine(db, session, body.id).executeTakeFirst());

  return withNamed(upload, async (trx, comprobante) => {
    const locked = await ownLine(trx, session, body.id).forUpdate().executeTakeFirst();
    const { fk_nomina, campo, total, cambios } = await checkLine({ ...upload, db: trx }, locked);
    const { descuentos, otros_ingresos } = body;

    await trx
      .updateTable('detalle_nominas')
      .set({
        comprobante,
        descuentos,
        otros_ingresos,
        total,
        fecha_ajuste: businessDay(now),
        ...changedBy(session.user, now),
      })
      .where('id', '=', body.id)
      .execute();
    await sumNomina(trx, fk_nomina, upload);
    await record(trx, 'nomina', upload, {
      id: fk_nomina,
      accion: CARGADO,
      cambios: [...cambios, { campo, antes: '', despues: comprobante }],
    });
  });
};

/** The row that `write` writes names the pictures. */
export const withNamed = async (
  upload: Parameters<typeof withProofs>[0] & { body: { files: readonly File[] } },
  write: (trx: Trx, comprobante: string) => Promise<void>,
) => {
  const paths = await withProofs(upload, upload.body.files, async (comprobante) => {
    await upload.db.transaction().execute((trx) => write(trx, comprobante));

    return comprobante.split(',');
  });
  await keepNamed(upload.proofs, paths);

  return { message: 'Comprobante actualizado correctamente' };
};

const ownLine = (db: Db, session: Session, id: number) =>
  selectLine(db, id).where(ownedBy('nominas.fk_usuario', ownerOf(session)));

const checkLine = async (upload: LineUpload, line: Line | undefined) => {
  const { session, body } = upload;
  if (!line) throw new ApiError(404, 'No existe la nomina');
  if (line.comprobante !== '') throw await alreadyProved(upload, line);
  if (body.otros_ingresos !== line.otros_ingresos) requireOther(session, line.fk_usuario);
  requireAjustes(body, line);

  const total = lineTotal({ ...body, base: line.base });
  if (total < 0) throw new ApiError(422, 'Los descuentos no pueden superar lo que se paga');

  return {
    fk_nomina: line.fk_nomina,
    campo: `comprobante de ${line.nombre} ${line.apellido}`,
    total,
    cambios: lineChanges(line, { ...body, total }),
  };
};

/** The dialog may have been opened before an ajuste came to the line. */
const requireAjustes = (body: LineUpload['body'], line: Line) => {
  for (const [field, least] of [
    ['otros_ingresos', line.ajuste_ingresos],
    ['descuentos', line.ajuste_descuentos],
  ] as const) {
    if (body[field] < least)
      throw refusedField(field, `Contiene un ajuste de ventas de ${dollarsText(least)}: no puede ser menos`);
  }
};

interface Proved {
  fk_nomina: number;
  comprobante: string;
}

/** Somebody else was first, since the sheet was read: whoever loaded these pictures. */
const alreadyProved = async (
  upload: Pick<LineUpload, 'db' | 'session' | 'now'>,
  { fk_nomina, comprobante }: Proved,
): Promise<ApiError> => {
  const proof = JSON.stringify([{ despues: comprobante }]);
  const entry = await upload.db
    .selectFrom('historial')
    .leftJoin('usuarios', 'usuarios.id', 'historial.fk_usuario')
    .select(['historial.fk_usuario', 'historial.fecha', 'usuarios.nombre', 'usuarios.apellido'])
    .where('historial.recurso', '=', 'nomina')
    .where('historial.fk_registro', '=', fk_nomina)
    .where(sql<boolean>`historial.cambios @> ${proof}::jsonb`)
    .orderBy('historial.id', 'desc')
    .executeTakeFirst();

  return outdatedAs('Ya tiene comprobante', upload, {
    fk_usuario_actualizacion: entry?.fk_usuario,
    fecha_actualizacion: entry?.fecha,
    usuario_actualizacion: entry,
  });
};
