import { sql } from 'kysely';
import {
  type EstadoPremio,
  pasosPremio,
  premiosCreators,
  type premiosRest,
  turnoDe,
  whyOthers,
} from '../../../contract/premios';
import { hasRole, type Session } from '../../auth/permission';
import { ApiError, refusedFields } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { requireOpenWeek } from '../../ledger/weekLock';
import { ownerOf } from '../../ownership/owner';
import { refuseHidden } from '../../ownership/refuseHidden';
import type { Condition } from '../../rest/conditions';
import type { ChangeOf, RowOf, Values } from '../../rest/restTable';
import { requireCorrected } from './requireCorrected';
import { requireWinner } from './requireWinner';

export type Row = RowOf<typeof premiosRest>;
export type PremioChange = ChangeOf<typeof premiosRest>;

export const checkPremio = async (change: PremioChange): Promise<Values> => {
  const { before, data, session } = change;
  const { user } = session;
  if (!before) return { ...(await fieldsOf(change)), estado: 'PENDIENTE', fk_usuario_paso: user.id };
  if (before.estado === data.estado) return correct(change, before);

  requireStep(change, before);

  return { ...(await stepTo[data.estado](change, before)), estado: data.estado, fk_usuario_paso: user.id };
};

/** Copies the venta's administrador; a correction records its user. */
const fieldsOf = async ({ trx, session, data, before }: PremioChange): Promise<Values> => {
  const fk_usuario = await requireWinner(trx, data, ownerAt(session, data, before));
  const { fecha, fk_sorteo, fk_vendedor, colilla, valor, imagen, observacion } = data;
  const fields = { fecha, fk_sorteo, fk_vendedor, fk_usuario, colilla, valor, imagen, observacion };
  await refuseHidden(trx, session, {
    table: 'premios',
    place: { fecha, fk_sorteo, fk_vendedor, colilla },
    live: sql`r.estado not in ('RECHAZADO', 'ANULADO')`,
    field: 'colilla',
    text: 'Ya existe un premio de esa colilla, promotor, sorteo y fecha',
  });

  return before && isCorrected(before, fields)
    ? { ...fields, fk_usuario_correccion: session.user.id }
    : fields;
};

/** A correction counts as a step of whoever makes it. */
const correct = async (change: PremioChange, before: Row) => {
  const { estado } = before;
  if (estado === 'PAGADO') throw new ApiError(409, 'El premio ya está pagado');
  if (estado !== 'PENDIENTE' && estado !== 'RECHAZADO') {
    throw new ApiError(409, 'Los datos de un premio cambian solo mientras está pendiente o rechazado');
  }
  if (!hasRole(change.session, premiosCreators)) {
    throw new ApiError(403, 'Su rol no puede cambiar los datos del premio');
  }

  const fields = await fieldsOf(change);

  return { ...fields, estado, fk_usuario_paso: fields.fk_usuario_correccion ?? before.fk_usuario_paso };
};

/** These columns name one venta. */
const PLACE = ['fecha', 'fk_sorteo', 'fk_vendedor'] as const;

type Place = Pick<Row, (typeof PLACE)[number]>;

/** The administrador whose venta must contain the colilla. A correction with the same fecha, sorteo and promotor keeps its own. */
export const ownerAt = (
  session: Session,
  place: Place,
  before?: Place & Pick<Row, 'fk_usuario'>,
): number | undefined => {
  const isAtSamePlace = before && PLACE.every((column) => before[column] === place[column]);

  return isAtSamePlace ? before.fk_usuario : ownerOf(session);
};

/** A correction changes amount or payee, not pictures or notes. */
const isCorrected = (before: Row, after: Values) =>
  ([...PLACE, 'colilla', 'valor'] as const).some((column) => before[column] !== after[column]);

/** Checks the role and the four-eyes rule. */
const requireStep = ({ session, data: { estado } }: PremioChange, before: Row) => {
  const step = pasosPremio.find(({ from, to }) => from === before.estado && to === estado);
  if (!step) throw new ApiError(409, `Un premio ${wordOf(before.estado)} no puede pasar a ${wordOf(estado)}`);

  const isSentBack = before.estado === 'RECHAZADO' && estado === 'PENDIENTE';
  const isCreator = isSentBack && before.fk_usuario_creacion === session.user.id;
  if (!isCreator && !hasRole(session, step.by)) {
    throw new ApiError(
      403,
      `Su rol no puede pasar un premio de ${wordOf(before.estado)} a ${wordOf(estado)}`,
    );
  }
  const others = whyOthers(before, estado, session.user);
  if (others) throw new ApiError(409, others);
};

const wordOf = (estado: string) => estado.toLowerCase();

type Step = (change: PremioChange, before: Row) => Promise<Values>;

const stepTo: Record<EstadoPremio, Step> = {
  async PENDIENTE(change, before) {
    const fields = await fieldsOf(change);
    await requireCorrected(change.trx, before, fields);

    return { ...fields, motivo_rechazo: '' };
  },

  async REVISADO({ trx, session: { user }, now, data }, before) {
    if (before.estado === 'PENDIENTE') {
      await requireWinner(trx, before, before.fk_usuario);

      return { fk_usuario_revisor: user.id, fecha_revision: now.toISOString() };
    }

    if (data.motivo === '') throw new ApiError(422, 'Escriba el motivo');
    const fecha = before.fecha_pago ?? businessDay(now);
    await requireOpenWeek(trx, { fk_usuario: before.fk_usuario, fecha }, now);

    return { motivo: data.motivo, fk_usuario_pago: null, fecha_pago: null, forma_pago: '', comprobante: '' };
  },

  /** Without a motivo_rechazo of its own, the observacion is the reason. */
  async RECHAZADO({ session: { user }, now, data }, before) {
    const motivo_rechazo = data.motivo_rechazo || data.observacion;
    if (motivo_rechazo === '') {
      throw refusedFields(['motivo_rechazo', 'observacion'], 'Escriba por qué se rechaza', 422);
    }
    const { observacion } = data.motivo_rechazo ? before : data;

    return {
      motivo_rechazo,
      observacion,
      fk_usuario_revisor: user.id,
      fecha_revision: now.toISOString(),
    };
  },

  /** Paid today; the amount is that of the review. */
  async PAGADO({ trx, session: { user }, now, data: { forma_pago, comprobante } }, before) {
    if (forma_pago === '') throw new ApiError(422, 'Elija la forma de pago');
    await requireWinner(trx, before, before.fk_usuario);
    const fecha_pago = businessDay(now);
    await requireOpenWeek(trx, { fk_usuario: before.fk_usuario, fecha: fecha_pago }, now);

    return { fk_usuario_pago: user.id, fecha_pago, forma_pago, comprobante, motivo: '' };
  },

  async ANULADO({ data: { motivo_anulacion } }) {
    return { motivo_anulacion };
  },
};

/** Premios that wait for this user: the role's estados, minus those that whyOthers of the contract excludes. */
export const isTurnOf = ({ user: { id, rol } }: Session): Condition => {
  const estados = turnoDe(rol);
  if (estados.length === 0) return sql`false`;

  // Literals, not parameters: the partial index of open premios matches only these estados.
  return sql`(
    estado in (${sql.join(estados.map((estado) => sql.lit(estado)))})
    and (estado <> 'PENDIENTE'
      or (fk_usuario_creacion is distinct from ${id} and fk_usuario_correccion is distinct from ${id}))
    and (estado <> 'REVISADO' or fk_usuario_revisor is distinct from ${id})
    and ${rol === 'superadministrador' ? sql`fk_usuario_paso is distinct from ${id}` : sql`true`}
  )`;
};
