import type { Selectable } from 'kysely';
import { formasPago } from '../../contract/caja';
import { valuesOf } from '../../contract/field';
import type { Premios } from '../db/schema';
import { addDays } from '../ledger/week';
import { instantOf, stampOf } from './days';
import type { Random } from './random';
import type { User } from './staff';
import type { NewVenta } from './ventas';

interface World {
  random: Random;
  today: string;
  premiacion: readonly [User, ...User[]];
  revisores: readonly [User, ...User[]];
  superadministrador: User;
  nextProof: () => string;
  /** How many times the valor of a colilla a draw pays. */
  paysOf: (fk_sorteo: number) => number;
}

type Line = NewVenta['lines'][number];

type NewPremio = Omit<Selectable<Premios>, 'id'>;

const WINNING_SHARE = 0.16;

export const makePremios = (ventas: readonly NewVenta[], world: World): NewPremio[] =>
  ventas
    .filter(({ estado }) => estado === 'C')
    .flatMap((venta) => {
      const line = venta.lines.find(({ colilla }) => !colilla.startsWith('('));

      return line && world.random.chance(WINNING_SHARE) ? [makePremio(venta, line, world)] : [];
    });

const makePremio = (venta: NewVenta, { colilla, valor }: Line, world: World): NewPremio => {
  const { random, today, paysOf } = world;
  const next = addDays(venta.fecha, 1);
  const creator = random.pick(world.premiacion);
  const created = instantOf(venta.fecha, 22, random.int(0, 59));
  const premio: NewPremio = {
    fecha: venta.fecha,
    fk_sorteo: venta.fk_sorteo,
    fk_vendedor: venta.fk_vendedor,
    fk_usuario: venta.fk_usuario,
    colilla,
    valor: Math.min(random.int(40, 1_160) * 50, valor * paysOf(venta.fk_sorteo)),
    imagen: '',
    observacion: '',
    fk_usuario_revisor: null,
    fecha_revision: null,
    fk_usuario_pago: null,
    fecha_pago: null,
    forma_pago: '',
    comprobante: '',
    fk_usuario_correccion: null,
    fk_usuario_paso: creator.id,
    estado: 'PENDIENTE',
    motivo_rechazo: '',
    motivo: '',
    motivo_anulacion: '',
    ...stampOf(creator, created),
    version: 1,
  };
  const isOld = venta.fecha < addDays(today, -8);
  // The demo ends on the morning of `today`.
  if (next >= today || (!isOld && random.chance(0.25))) return premio;

  const reviewed = { by: random.pick(world.revisores), at: instantOf(next, 9, random.int(0, 59)) };
  const fate = random.int(1, 100);
  if (fate <= 3) return reject(premio, reviewed, random);
  if (fate <= 5) return annul(premio, { by: world.superadministrador, at: reviewed.at });

  const review = { ...step(premio, reviewed, 'REVISADO'), ...reviewerOf(reviewed) };
  if (!isOld && random.chance(0.2)) return review;

  return pay(review, { by: random.pick(world.premiacion), day: next, world });
};

interface Doing {
  by: User;
  at: string;
}

const step = (premio: NewPremio, { by, at }: Doing, estado: NewPremio['estado']): NewPremio => ({
  ...premio,
  estado,
  fk_usuario_paso: by.id,
  fk_usuario_actualizacion: by.id,
  fecha_actualizacion: at,
  version: premio.version + 1,
});

const reviewerOf = ({ by, at }: Doing) => ({ fk_usuario_revisor: by.id, fecha_revision: at });

const reject = (premio: NewPremio, doing: Doing, random: Random): NewPremio => ({
  ...step(premio, doing, 'RECHAZADO'),
  ...reviewerOf(doing),
  motivo_rechazo: random.pick(['La imagen no se lee', 'El valor no corresponde a la colilla'] as const),
});

const annul = (premio: NewPremio, doing: Doing): NewPremio => ({
  ...step(premio, doing, 'ANULADO'),
  motivo_anulacion: 'El cliente no presentó la colilla',
});

const pay = (
  premio: NewPremio,
  { by, day, world: { random, nextProof } }: { by: User; day: string; world: World },
): NewPremio => ({
  ...step(premio, { by, at: instantOf(day, 11, random.int(0, 59)) }, 'PAGADO'),
  fk_usuario_pago: by.id,
  fecha_pago: day,
  forma_pago: random.pick(valuesOf(formasPago)),
  comprobante: random.chance(0.01) ? nextProof() : '',
});
