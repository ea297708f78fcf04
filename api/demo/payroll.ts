import type { Insertable } from 'kysely';
import type { DetalleNominas, Nominas } from '../db/schema';
import { addDays } from '../ledger/week';
import { basePay, lineTotal } from '../sections/nomina/pay';
import { instantOf } from './days';
import type { Random } from './random';
import type { User } from './staff';

type NewLine = Omit<Insertable<DetalleNominas>, 'fk_nomina'> & { total: number; base: number };

export interface NewPayroll {
  nomina: Insertable<Nominas>;
  lines: NewLine[];
}

interface Making {
  random: Random;
  /** In cents, by user. */
  sums: ReadonlyMap<number, number>;
  nextProof: () => string;
}

/** As the API would have made and paid it; `weeksAgo` 0 is the last finished week. */
export const makePayroll = (
  administrator: User,
  staff: readonly User[],
  fecha: string,
  weeksAgo: number,
  { random, sums, nextProof }: Making,
): NewPayroll => {
  const paid = PAID[weeksAgo] ?? 1;
  const fecha_final = addDays(fecha, 6);
  const created = instantOf(fecha_final, 17, random.int(0, 59));
  const uploaded = instantOf(fecha_final, random.int(18, 20), random.int(0, 59));

  const lines = [...staff, administrator].map((user, index): NewLine => {
    const isPaid = random.chance(paid);
    const base = basePay(user, sums.get(user.id) ?? 0);
    const parts = { base, ...(isPaid ? makeChanges(random, base) : { otros_ingresos: 0, descuentos: 0 }) };

    return {
      ...parts,
      fk_usuario: user.id,
      orden: index + 1,
      nombre: user.nombre,
      apellido: user.apellido,
      cuenta_bancaria: user.cuenta_bancaria,
      rol: user.rol,
      suma: sums.get(user.id) ?? 0,
      total: lineTotal(parts),
      comprobante: isPaid ? makeProofs(random, nextProof) : '',
      fecha_ajuste: isPaid ? fecha_final : null,
      fk_usuario_actualizacion: isPaid ? administrator.id : null,
      fecha_actualizacion: isPaid ? uploaded : created,
    };
  });

  return {
    nomina: {
      fk_usuario: administrator.id,
      fecha,
      fecha_final,
      cuenta_bancaria: administrator.cuenta_bancaria,
      base: lines.reduce((sum, { base }) => sum + base, 0),
      total: lines.reduce((sum, { total }) => sum + total, 0),
      comprobante: weeksAgo > 1 && random.chance(0.6) ? nextProof() : '',
      fk_usuario_creacion: administrator.id,
      fk_usuario_actualizacion: administrator.id,
      fecha_creacion: created,
      fecha_actualizacion: uploaded,
    },
    lines,
  };
};

/** The share of lines with a proof: the last weeks still leave work to do. */
const PAID = [0.3, 0.75, 0.95];

const makeChanges = (random: Random, base: number) => ({
  otros_ingresos: random.chance(0.1) ? random.int(10, 80) * 50 : 0,
  descuentos: random.chance(0.12) ? Math.min(random.int(100, 2_500), base) : 0,
});

const makeProofs = (random: Random, nextProof: () => string) =>
  random.chance(0.05) ? `${nextProof()},${nextProof()}` : nextProof();
