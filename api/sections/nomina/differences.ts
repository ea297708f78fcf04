import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { grouped } from '../../../contract/derive';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { inDollars } from '../../ledger/money';
import { findLines } from './ajusteLine';
import { payChange, readSold, sumaOf } from './pay';
import { isPaidForVentas } from './payees';
import { type NominaRow, weekOfNomina } from './queries';

/** As SemanaAdministrador answers them. */
export const listDifferences = async (db: Db, nomina: NominaRow) => {
  const people = await readDifferences(db, nomina);
  const lines = await findLines(
    db,
    nomina,
    people.filter(({ pago }) => pago !== 0).map(({ id, pago }) => ({ fk_usuario: id, valor: pago })),
  );

  return people.map(({ id, ajustes, ...person }) => ({
    usuario: `${person.nombre} ${person.apellido}`,
    ...inDollars({ suma: person.suma, ahora: person.ahora }),
    sin_linea: person.sin_linea,
    ajuste: {
      fk_usuario: id,
      porcentaje: person.sueldo_fijo === 'S' ? '' : centsToDollars(person.paga),
      ...inDollars({ ajustado: person.ajustado, valor: person.pago }),
      nomina: lines.get(id)?.nomina ?? null,
      ajustes: ajustes.map(({ ventas, valor, fk_usuario: _, ...ajuste }) => ({
        ...ajuste,
        ...inDollars({ ventas, valor }),
      })),
    },
  }));
};

/** Who was paid for other ventas than there are now, or sold without a line; in cents. */
export const readDifferences = async (db: Db, nomina: NominaRow) => {
  const lines = await listPaid(db, nomina);
  const paid = new Set(lines.map(({ id }) => id));
  const sold = await readSold(
    db,
    nomina,
    lines.filter(({ rol }) => rol === 'administrador').map(({ id }) => id),
  );
  const others = await listSellers(
    db,
    [...sold.entered.keys()].filter((id) => !paid.has(id)),
  );
  const ajustes = await listAjustes(db, nomina);

  return [
    ...lines.map((line) => ({ ...line, ahora: sumaOf(sold, line), sin_linea: false })),
    ...others.map((user) => ({ ...user, suma: 0, ahora: sold.entered.get(user.id) ?? 0, sin_linea: true })),
  ]
    .map((person) => withPay(person, ajustes.get(person.id) ?? []))
    .filter(({ suma, ahora, ajustes }) => suma !== ahora || ajustes.length > 0);
};

type Person = Awaited<ReturnType<typeof listSellers>>[number] & {
  suma: number;
  ahora: number;
  sin_linea: boolean;
};

/** The part of the difference that no ajuste pays yet, and by how much it changes the pay. */
const withPay = (person: Person, ajustes: readonly Ajuste[]) => {
  const ajustado = ajustes.reduce((sum, { ventas }) => sum + ventas, 0);
  const paid = person.suma + ajustado;

  return {
    ...person,
    ajustes,
    ajustado,
    diferencia: person.ahora - paid,
    pago: payChange(person, paid, person.ahora),
  };
};

const listPaid = (db: Db, { id }: NominaRow) =>
  db
    .selectFrom('detalle_nominas as line')
    .innerJoin('usuarios as u', 'u.id', 'line.fk_usuario')
    .select(['line.fk_usuario as id', 'line.nombre', 'line.apellido', 'line.suma'])
    .select(['u.sueldo_fijo', 'u.valor', 'u.paga'])
    .select(({ fn }) => fn.coalesce('line.rol', 'u.rol').as('rol'))
    .where('line.fk_nomina', '=', id)
    .orderBy('line.orden')
    .execute();

const listSellers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'sueldo_fijo', 'valor', 'paga'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isPaidForVentas)
    .orderBy(byName('usuarios'))
    .execute();

type Ajuste = Awaited<ReturnType<typeof readAjustes>>[number];

/** By person, the oldest first. */
const listAjustes = async (db: Db, nomina: NominaRow) =>
  grouped(await readAjustes(db, nomina), ({ fk_usuario }) => fk_usuario);

const readAjustes = (db: Db, { id }: NominaRow) =>
  db
    .selectFrom('ajustes_nomina as a')
    .leftJoin('detalle_nominas as line', 'line.id', 'a.fk_detalle')
    .leftJoin('nominas as n', 'n.id', 'line.fk_nomina')
    .leftJoin('usuarios as u', 'u.id', 'a.fk_usuario_creacion')
    .select(['a.id', 'a.fk_usuario', 'a.ventas', 'a.valor', 'a.motivo', 'a.fecha_creacion'])
    .select([
      sql<string>`coalesce(${fullName('u')}, '')`.as('autor'),
      sql<boolean>`coalesce(line.comprobante, '') <> ''`.as('pagado'),
      sql<{ id: number; fecha: string; fecha_final: string } | null>`case when n.id is not null then
        ${weekOfNomina} end`.as('nomina'),
    ])
    .where('a.fk_nomina', '=', id)
    .where('a.estado', '=', 'A')
    .orderBy('a.id')
    .execute();
