import { ajustesCalls } from '../../../contract/ajustes';
import { comprobantesCalls } from '../../../contract/comprobantes';
import { nominaCalls } from '../../../contract/nomina';
import { semanaCalls } from '../../../contract/planillas';
import type { Answer } from '../../answer/answer';
import { listEntries } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { inDollars } from '../../ledger/money';
import { addDays, mondayOf, type Week } from '../../ledger/week';
import { ownerOf, owns } from '../../ownership/owner';
import { FIRST_DAY } from '../../rest/notAfterToday';
import { createAjuste, undoAjuste } from './ajustes';
import { createNomina } from './createNomina';
import { readMeans } from './means';
import { countNominas, listLines, listNominas, requireNomina } from './queries';
import { replaceLineProof, replaceNominaProof } from './replaceProofs';
import { closeSemana, readSemana, reopenSemana } from './semana';
import { uploadLineProof, uploadNominaProof } from './uploads';

export const nominaRoutes = (answer: Answer): void => {
  answer(nominaCalls.list, async ({ db, session, body, query }) => ({
    nominas: await listNominas(db, ownerOf(session), { ...body, ...query }),
  }));

  answer(nominaCalls.count, ({ db, session, body, query }) =>
    countNominas(db, ownerOf(session), { ...body, ...query }),
  );

  answer(nominaCalls.one, async ({ db, session, param }) => {
    const { fk_usuario: _, ...nomina } = await requireNomina(db, session, param('id'));

    const lines = await listLines(db, nomina.id);
    const means = await readMeans(
      db,
      lines.map(({ usuario }) => usuario.id),
      nomina.fecha,
    );
    const detalle_nominas = lines.map((line) => ({
      ...line,
      ...inDollars({ media: means.get(line.usuario.id) ?? 0 }),
    }));

    return { nomina: { ...nomina, detalle_nominas } };
  });

  answer(nominaCalls.create, async (creation) => {
    const { session, body, now } = creation;
    if (!owns(session, body.fk_usuario)) throw new ApiError(403, 'Solo puede crear sus propias nominas');
    checkWeek(body, businessDay(now));

    return { message: 'Nomina creada correctamente', id: await createNomina(creation) };
  });

  answer(nominaCalls.upload, uploadNominaProof);
  answer(nominaCalls.uploadLine, uploadLineProof);
  answer(comprobantesCalls.nomina, replaceNominaProof);
  answer(comprobantesCalls.detalle_nominas, replaceLineProof);

  answer(nominaCalls.history, async ({ db, session, param, query }) => {
    const { id } = await requireNomina(db, session, param('id'));

    return listEntries(db, 'nomina', id, query.antes);
  });

  answer(semanaCalls.one, readSemana);
  answer(semanaCalls.reopen, reopenSemana);
  answer(semanaCalls.close, closeSemana);
  answer(ajustesCalls.create, createAjuste);
  answer(ajustesCalls.undo, undoAjuste);
};

/** A nomina pays a week from Monday to Sunday that has begun (SPEC 5.4, SPEC 5.5). */
const checkWeek = ({ fecha, fecha_final }: Week, today: string): void => {
  if (fecha < FIRST_DAY) throw new ApiError(422, 'Revise el año de la fecha de inicio');
  if (mondayOf(fecha) !== fecha) throw new ApiError(422, 'La fecha de inicio debe ser un lunes');
  if (fecha > today) throw new ApiError(422, 'La fecha de inicio no puede ser posterior a hoy');
  if (fecha_final !== addDays(fecha, 6)) {
    throw new ApiError(422, 'La fecha final debe ser el domingo de la misma semana');
  }
};
