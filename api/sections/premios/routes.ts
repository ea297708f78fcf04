import { sql } from 'kysely';
import { premiosRest } from '../../../contract/premios';
import { isOneOf } from '../../rest/conditions';
import { restRoutes } from '../../rest/rest';
import type { RestTable } from '../../rest/restTable';
import { notify, usersOf } from '../notificaciones';
import { soldBy } from '../vendedores';
import { soldFor } from './requireWinner';
import { checkPremio, type Input, isTurnOf, type PremioChange, type Row } from './steps';

/** Notifies those whom a step concerns; a correction notifies nobody. */
const announceStep = async ({ trx, before, now }: PremioChange, premio: Row): Promise<void> => {
  if (before?.estado === premio.estado) return;
  const { id, colilla, fk_usuario, fk_usuario_creacion, fk_usuario_revisor } = premio;
  const tell = (users: readonly (number | null)[], mensaje: string) =>
    notify(trx, users, { mensaje, secuencia: id, now });

  switch (premio.estado) {
    case 'PENDIENTE':
      return tell(
        await usersOf(trx, 'revisor', fk_usuario),
        before
          ? `El premio ${id} fue corregido y espera revisión, colilla ${colilla}`
          : `Nuevo premio ${id} por revisar, colilla ${colilla}`,
      );
    case 'REVISADO':
      return before?.estado === 'PAGADO'
        ? tell([fk_usuario, fk_usuario_revisor], `El pago del premio ${id} fue devuelto: ${premio.motivo}`)
        : tell(
            await usersOf(trx, 'premiacion', fk_usuario),
            `El premio ${id} fue revisado y está listo para pagar`,
          );
    case 'RECHAZADO':
      return tell([fk_usuario_creacion], `El premio ${id} fue rechazado: ${premio.observacion}`);
    case 'PAGADO':
      return tell([fk_usuario], `El premio ${id} fue pagado, colilla ${colilla}`);
    case 'ANULADO':
      return tell(
        [fk_usuario_creacion, fk_usuario_revisor],
        `El premio ${id} fue anulado: ${premio.motivo_anulacion}`,
      );
  }
};

const table: RestTable<Input, Row> = {
  filters: {
    // A colilla or a promotor.
    q: (words) => sql`(colilla = ${words} or ${soldBy(words)})`,
    turno: (_, session) => isTurnOf(session),
    excepto: (ids) => sql`not (${isOneOf([ids].flat().map(Number))})`,
  },
  check: checkPremio,
  // By its payment date; until then it can be corrected in any week.
  inLedger: ({ fk_usuario, fecha_pago }) =>
    fecha_pago === null ? undefined : { fk_usuario, fecha: fecha_pago },
  written: announceStep,
  computed: ['vendido'],
  expand: async (db, row) => ({ vendido: await soldFor(db, row) }),
  unique: {
    premios_una_colilla: {
      text: 'Ya existe un premio de esa colilla, promotor, sorteo y fecha',
      fields: ['colilla'],
    },
  },
  missing: 'No existe el premio',
};

export const premiosRoutes = restRoutes(premiosRest, table);
