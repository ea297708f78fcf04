import * as z from 'zod/mini';
import { formasPago } from './caja';
import { archivos, column, diaPasado, dinero, inputOf, recordOf, texto, valuesOf } from './columns';
import { DineroTexto, Fecha, FechaLeida, Id, RangoFechas, Texto } from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest } from './rest';
import { administradores, type Rol } from './roles';

export const premiosCreators: readonly Rol[] = [...administradores, 'premiacion'];

export const EstadoPremio = z.enum(['PENDIENTE', 'REVISADO', 'RECHAZADO', 'PAGADO', 'ANULADO']);
export type EstadoPremio = z.infer<typeof EstadoPremio>;

/** One step of a premio; besides, its creator may send back a rejected one that they corrected. */
interface Paso {
  from: EstadoPremio;
  to: EstadoPremio;
  /** A superadministrador may take every step, but never two in a row on one premio. */
  by: readonly Rol[];
}

/** The steps of a premio and who takes them. */
export const pasosPremio: readonly Paso[] = [
  { from: 'PENDIENTE', to: 'REVISADO', by: ['revisor', 'superadministrador'] },
  { from: 'PENDIENTE', to: 'RECHAZADO', by: ['revisor', 'superadministrador'] },
  { from: 'RECHAZADO', to: 'PENDIENTE', by: ['premiacion', 'superadministrador'] },
  { from: 'REVISADO', to: 'PAGADO', by: ['premiacion', 'superadministrador'] },
  { from: 'PENDIENTE', to: 'ANULADO', by: ['superadministrador'] },
  { from: 'REVISADO', to: 'ANULADO', by: ['superadministrador'] },
  { from: 'RECHAZADO', to: 'ANULADO', by: ['superadministrador'] },
  { from: 'PAGADO', to: 'REVISADO', by: ['superadministrador'] },
];

/** The steps by which a premio goes on; nothing else that can be done with one waits for anybody. */
const ADELANTE: readonly string[] = ['PENDIENTE REVISADO', 'REVISADO PAGADO'];

/** The estados in which a premio waits for a role: by who reviews it, then by who pays it. */
export const turnoDe = (rol: string): readonly EstadoPremio[] =>
  pasosPremio
    .filter(({ from, to, by }) => ADELANTE.includes(`${from} ${to}`) && by.some((one) => one === rol))
    .map(({ from }) => from);

/** None until it is paid; an emptied field of a form sends null. */
const FormaPago = z.pipe(
  z.transform((value) => value ?? ''),
  z.enum(['', ...valuesOf(formasPago)]),
) as z.ZodMiniType<'' | keyof typeof formasPago, string | null | undefined>;

const columns = {
  /** The day of the draw. */
  fecha: diaPasado,
  colilla: column(
    Texto,
    z.string().check(z.trim(), z.regex(/^\d{1,4}$/, 'La colilla tiene de 1 a 4 cifras')),
  ),
  valor: dinero,
  imagen: archivos,
  observacion: texto,
  forma_pago: { ...column(Texto, FormaPago), words: formasPago },
  comprobante: archivos,
  estado: column(Texto, z._default(EstadoPremio, 'PENDIENTE')),
  /** Why a payment is taken back. */
  motivo: texto,
  motivo_anulacion: texto,
};

/** A winning colilla; its id is the secuencia. */
export const Premio = recordOf(columns, {
  /** `usuario_correccion` changed its data last, `usuario_paso` took the last step. */
  ...referencesTo('sorteo', 'vendedor', 'usuario', 'usuario_revisor', 'usuario_pago'),
  ...referencesTo('usuario_correccion', 'usuario_paso'),
  /** An instant. */
  fecha_revision: Texto,
  fecha_pago: FechaLeida,
  /** With one record, not with a list: what its colilla was sold for, line by line, in the closed venta. */
  vendido: z.catch(z.optional(z.array(DineroTexto)), undefined),
});
export type Premio = z.infer<typeof Premio>;

type Hechos = Pick<
  Premio,
  'estado' | 'fk_usuario_creacion' | 'fk_usuario_correccion' | 'fk_usuario_revisor' | 'fk_usuario_paso'
>;

/**
 * Why a step is for somebody else, though the role may take it: nobody reviews what they registered or corrected, nobody
 * pays what they reviewed, and a superadministrador never takes two steps in a row.
 */
export const whyOthers = (
  premio: Hechos,
  to: EstadoPremio,
  { id, rol }: { id: number; rol: string },
): string | undefined => {
  const isReview = premio.estado === 'PENDIENTE' && (to === 'REVISADO' || to === 'RECHAZADO');
  if (isReview && [premio.fk_usuario_creacion, premio.fk_usuario_correccion].includes(id)) {
    return 'Usted registró o corrigió este premio: debe revisarlo otra persona';
  }
  if (to === 'PAGADO' && premio.fk_usuario_revisor === id) {
    return 'Usted revisó este premio: debe pagarlo otra persona';
  }
  if (rol === 'superadministrador' && premio.fk_usuario_paso === id) {
    return 'Usted dio el último paso de este premio: el siguiente debe darlo otra persona';
  }
};

/** The step decides which fields count. */
export const PremioInput = z.extend(inputOf(columns), { fk_sorteo: Id, fk_vendedor: Id }).check(
  annulledWithMotivo('ANULADO'),
  z.refine(({ estado, observacion }) => estado !== 'RECHAZADO' || observacion !== '', {
    path: ['observacion'],
    message: 'Escriba en la observación por qué se rechaza',
  }),
);

export const premiosRest = defineRest({
  name: 'premios',
  access: [...premiosCreators, 'revisor'],
  creators: premiosCreators,
  columns,
  record: Premio,
  input: PremioInput,
  filters: {
    q: Busqueda,
    estado: EstadoPremio,
    fk_usuario: Id,
    fk_vendedor: Id,
    fk_sorteo: Id,
    colilla: z.string().check(z.regex(/^\d{1,4}$/)),
    ...RangoFechas,
    fecha_pago_gte: Fecha,
    fecha_pago_lte: Fecha,
    /** Those that wait for whoever asks. */
    turno: z.enum(['S']),
    /** All but these. */
    excepto: z.array(Id).check(z.maxLength(100)),
  },
  sort: [
    'fecha',
    'fk_sorteo',
    'fk_vendedor',
    'colilla',
    'valor',
    'estado',
    'fk_usuario_revisor',
    'fecha_pago',
  ],
  sums: ['valor'],
  countBy: 'estado',
});
