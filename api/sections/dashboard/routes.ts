import { centsToDollars, dollarsToCents } from '../../../contract/common';
import { dashboardCalls } from '../../../contract/dashboard';
import type { Answer } from '../../answer/answer';
import { businessDay } from '../../ledger/clock';
import { listPeriods } from '../../ledger/listPeriods';
import { readReport } from '../../ledger/reports';
import { addDays, weekOf } from '../../ledger/week';
import { ownerFor } from '../../ownership/owner';
import { countGroups } from './groups';
import { listDays, listLate, listTop, listWithoutVenta, sumLastWeek } from './queries';

const WEEKS = 12;

export const dashboardRoutes = (answer: Answer): void => {
  answer(dashboardCalls.one, ({ db, session, query, now }) => {
    const hoy = businessDay(now);
    const week = weekOf(hoy);
    const fk_usuario = ownerFor(session, query.fk_usuario);

    return readReport(db, async (trx) => {
      const weeks = await listPeriods(trx, {
        fk_usuario,
        por: 'semana',
        fecha_gte: addDays(week.fecha, -7 * (WEEKS - 1)),
        fecha_lte: hoy,
        hoy,
      });
      const thisWeek = weeks.at(-1);
      const group = await countGroups(trx, week, fk_usuario);

      return {
        ...week,
        hoy,
        ventas: thisWeek?.ventas,
        gastos: thisWeek?.gastos,
        utilidad: thisWeek?.utilidad,
        saldo: thisWeek?.saldo,
        ...(await sumLastWeek(trx, week, hoy, fk_usuario)),
        premios_pagados: group('pagados'),
        premios_por_revisar: group('abiertos', 'PENDIENTE'),
        premios_por_pagar: group('abiertos', 'REVISADO'),
        depositos_pendientes: depositosOf(group),
        ventas_en_borrador: group('borradores'),
        nominas_atrasadas: group('sin nomina', 'de la anterior').conteo,
        nominas_faltantes: group('sin nomina', 'de esta').conteo,
        prestamos_por_cobrar: group('prestamos'),
        promotores_activos: group('promotores').conteo,
        por_dia: await listDays(trx, week, fk_usuario),
        por_semana: weeks.map(sumsOf),
        ...(await listTop(trx, week, fk_usuario)),
        sin_venta_hoy: await listWithoutVenta(trx, hoy, fk_usuario),
        premios_atrasados: await listLate(trx, hoy, fk_usuario),
      };
    });
  });
};

type Period = Awaited<ReturnType<typeof listPeriods>>[number];

const sumsOf = ({ fecha, ventas, comision, premios, gastos, nomina, utilidad, saldo }: Period) => ({
  fecha,
  ventas,
  comision,
  premios,
  gastos,
  nomina,
  utilidad,
  saldo,
});

const depositosOf = (group: Awaited<ReturnType<typeof countGroups>>) => {
  const [recibir, entregar] = [group('depositos', 'RECIBIR'), group('depositos', 'ENTREGAR')];
  const [came, went] = [recibir.valor, entregar.valor];
  const valor = centsToDollars((dollarsToCents(came) ?? 0) + (dollarsToCents(went) ?? 0));

  return { conteo: recibir.conteo + entregar.conteo, valor, recibir: came, entregar: went };
};
