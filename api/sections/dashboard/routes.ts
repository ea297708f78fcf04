import { centsToDollars, dollarsToCents } from '../../../contract/common';
import { dashboardCalls } from '../../../contract/dashboard';
import type { Answer } from '../../answer/answer';
import { atOneMoment } from '../../db/transactions';
import { businessDay } from '../../ledger/clock';
import { listPeriods } from '../../ledger/listPeriods';
import { addDays, weekOf } from '../../ledger/week';
import { ownerFor } from '../../ownership/owner';
import { countGroups } from './groups';
import { listDays, listLate, listSorteos, listTop, listWithoutVenta, sumVentas } from './queries';

const WEEKS = 12;

export const dashboardRoutes = (answer: Answer): void => {
  answer(dashboardCalls.one, ({ db, session, query, now }) => {
    const hoy = businessDay(now);
    const week = weekOf(hoy);
    const fk_usuario = ownerFor(session, query.fk_usuario);

    return atOneMoment(db, async (trx) => {
      const weeks = await listPeriods(trx, {
        fk_usuario,
        por: 'semana',
        fecha_gte: addDays(week.fecha, -7 * (WEEKS - 1)),
        fecha_lte: hoy,
        hoy,
      });
      const thisWeek = weeks.at(-1);
      const groups = await countGroups(trx, week, fk_usuario);

      return {
        ...week,
        hoy,
        ventas: thisWeek?.ventas,
        gastos: thisWeek?.gastos,
        utilidad: thisWeek?.utilidad,
        saldo: thisWeek?.saldo,
        // Up to the same day of the week before.
        ventas_anterior: await sumVentas(trx, addDays(week.fecha, -7), addDays(hoy, -7), fk_usuario),
        premios_pagados: groups.one('pagados'),
        premios_por_revisar: groups.one('abiertos', 'PENDIENTE'),
        premios_por_pagar: groups.one('abiertos', 'REVISADO'),
        depositos_pendientes: depositosOf(groups),
        ventas_en_borrador: groups.one('borradores'),
        nominas_atrasadas: groups.one('sin nomina', 'de la anterior').conteo,
        nominas_faltantes: groups.one('sin nomina', 'de esta').conteo,
        prestamos_por_cobrar: groups.one('prestamos'),
        promotores_activos: groups.one('promotores').conteo,
        por_dia: await listDays(trx, week, fk_usuario),
        utilidad_por_semana: weeks.map(({ fecha, utilidad }) => ({ fecha, utilidad })),
        ...(await listTop(trx, week, fk_usuario)),
        sorteos: await listSorteos(trx, week, fk_usuario),
        premios_por_estado: groups.of('premios').map(({ clave, ...group }) => ({ estado: clave, ...group })),
        gastos_por_tipo: groups.of('gastos').map(({ clave, valor }) => ({ tipo: clave, valor })),
        sin_venta_hoy: await listWithoutVenta(trx, hoy, fk_usuario),
        premios_atrasados: await listLate(trx, hoy, fk_usuario),
      };
    });
  });
};

const depositosOf = ({ one }: Awaited<ReturnType<typeof countGroups>>) => {
  const [recibir, entregar] = [one('depositos', 'RECIBIR'), one('depositos', 'ENTREGAR')];
  const [came, went] = [recibir.valor, entregar.valor];
  const valor = centsToDollars((dollarsToCents(came) ?? 0) + (dollarsToCents(went) ?? 0));

  return { conteo: recibir.conteo + entregar.conteo, valor, recibir: came, entregar: went };
};
