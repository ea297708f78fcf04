import { centsToDollars } from '../../../contract/common';
import { nominaCalls } from '../../../contract/nomina';
import { semanaCalls } from '../../../contract/planillas';
import type { Answer } from '../../answer/answer';
import { listSteps } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { ownerOf, owns } from '../../ownership/owner';
import { createNomina } from './createNomina';
import {
  countNominas,
  findNomina,
  type LineRow,
  type ListedRow,
  listLines,
  listNominas,
  type NominaRow,
} from './queries';
import { closeSemana, readSemana, reopenSemana } from './semana';
import { uploadLineProof, uploadNominaProof } from './uploads';
import { checkWeek } from './week';

const UPLOADED = { message: 'Comprobante actualizado correctamente' };

export const nominaRoutes = (answer: Answer): void => {
  answer(nominaCalls.list, async ({ db, session, body, query }) => {
    const nominas = await listNominas(db, ownerOf(session), { ...body, ...query });

    return { nominas: nominas.map(toListed) };
  });

  answer(nominaCalls.count, async ({ db, session, body, query }) => {
    const { conteo, total } = await countNominas(db, ownerOf(session), { ...body, ...query });

    return { conteo, total: centsToDollars(total) };
  });

  answer(nominaCalls.one, async ({ db, session, param }) => {
    const nomina = await findNomina(db, ownerOf(session), param('id'));
    if (!nomina) throw new ApiError(404, 'No existe la nomina');
    const lines = await listLines(db, nomina.id);

    return { nomina: { ...toNomina(nomina), detalle_nominas: lines.map(toLine) } };
  });

  answer(nominaCalls.create, async ({ db, session, body, now }) => {
    if (!owns(session, body.fk_usuario)) throw new ApiError(403, 'Solo puede crear sus propias nominas');
    checkWeek(body, businessDay(now));
    const id = await createNomina(db, { ...body, fk_usuario_creacion: session.user.id }, now);

    return { message: 'Nomina creada correctamente', id };
  });

  answer(nominaCalls.upload, async (request) => {
    await uploadNominaProof(request);

    return UPLOADED;
  });

  answer(nominaCalls.uploadLine, async (request) => {
    await uploadLineProof(request);

    return UPLOADED;
  });

  answer(nominaCalls.history, async ({ db, session, param }) => {
    const nomina = await findNomina(db, ownerOf(session), param('id'));
    if (!nomina) throw new ApiError(404, 'No existe la nomina');

    return listSteps(db, 'nomina', nomina.id);
  });

  answer(semanaCalls.one, readSemana);
  answer(semanaCalls.reopen, reopenSemana);
  answer(semanaCalls.close, closeSemana);
};

const toListed = ({ lineas, pagados, ...nomina }: ListedRow) => ({
  ...toNomina(nomina),
  lineas: lineas ?? 0,
  pagados: pagados ?? 0,
});

const toNomina = ({ nombre, apellido, cuenta_usuario, total, ...nomina }: NominaRow) => ({
  ...nomina,
  usuario: { nombre, apellido, cuenta_bancaria: cuenta_usuario },
  total: centsToDollars(total),
});

const toLine = ({ fk_usuario, nombre, apellido, cuenta_bancaria, ...line }: LineRow) => ({
  ...line,
  usuario: { id: fk_usuario, nombre, apellido, cuenta_bancaria },
  total: centsToDollars(line.total),
  suma: centsToDollars(line.suma),
  descuentos: centsToDollars(line.descuentos),
  otros_ingresos: centsToDollars(line.otros_ingresos),
});
