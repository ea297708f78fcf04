import * as z from 'zod/mini';
import { formasPago } from './caja';
import { defineCall } from './call';
import { Conteo, Dinero, Id, Mensaje, withoutInvisible } from './common';
import {
  administrador,
  choice,
  day,
  estados,
  id,
  instant,
  money,
  note,
  pictures,
  reference,
  text,
  valuesOf,
} from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores, type Rol } from './roles';

export const premiosCreators: readonly Rol[] = [...administradores, 'premiacion'];
const premiosAccess: readonly Rol[] = [...premiosCreators, 'revisor'];

export const EstadoPremio = z.enum(['PENDIENTE', 'REVISADO', 'RECHAZADO', 'PAGADO', 'ANULADO']);
export type EstadoPremio = z.infer<typeof EstadoPremio>;

/** The creator of a rejected premio may also resubmit it. */
interface Paso {
  from: EstadoPremio;
  to: EstadoPremio;
  /** A superadministrador may take every step, but never two in a row on one premio. */
  by: readonly Rol[];
}

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

/** A step that pays nothing may be taken back by whoever took it, as long as nothing came after it. */
export const isReversible = (to: string): boolean => to !== 'PAGADO' && to !== 'ANULADO';

/** In milliseconds: so long is it offered, and so long does the API take it, by its own clock. */
export const DESHACER = { offered: 10_000, taken: 30_000 } as const;

/** The steps that others wait for. */
const ADELANTE: readonly string[] = ['PENDIENTE REVISADO', 'REVISADO PAGADO'];

export const turnoDe = (rol: string): readonly EstadoPremio[] =>
  pasosPremio
    .filter(({ from, to, by }) => ADELANTE.includes(`${from} ${to}`) && by.some((one) => one === rol))
    .map(({ from }) => from);

type Hechos = Pick<
  Premio,
  'estado' | 'fk_usuario_creacion' | 'fk_usuario_correccion' | 'fk_usuario_revisor' | 'fk_usuario_paso'
>;

/** The four-eyes rule: nobody reviews what they entered or pays what they reviewed. Returns the reason. */
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

const FormaPago = z.pipe(
  z.transform((value) => value ?? ''),
  z.enum(['', ...valuesOf(formasPago)]),
) as z.ZodMiniType<'' | keyof typeof formasPago, string | null | undefined>;

const Colilla = z
  .string()
  .check(z.overwrite(withoutInvisible), z.trim(), z.regex(/^\d{1,4}$/, 'La colilla tiene de 1 a 4 cifras'));

/** Not a column. */
const aside = { optional: true, sort: false } as const;
const byApi = { byApi: true, optional: true } as const;

/** A winning colilla; its id is the secuencia. */
export const premiosRest = defineRest({
  name: 'premios',
  singular: 'el premio',
  readers: premiosAccess,
  writers: premiosAccess,
  creators: premiosCreators,
  fields: {
    id: id('Secuencia'),
    fecha: day('Fecha', { past: true, filter: true }),
    fk_sorteo: reference('sorteo', 'Sorteo', { missing: 'Elija un sorteo', filter: true }),
    fk_vendedor: reference('vendedor', 'Promotor', {
      missing: 'Elija un promotor',
      filter: true,
      search: true,
    }),
    colilla: text('Colilla', { write: Colilla, filter: true, search: true, byNumber: true }),
    valor: money('Valor', { sum: true }),
    estado: estados({
      PENDIENTE: { label: 'Pendiente' },
      REVISADO: { label: 'Revisado', reason: 'motivo', refusal: false },
      RECHAZADO: {
        label: 'Rechazado',
        reason: 'motivo_rechazo',
        refusal: false,
        counts: false,
      },
      PAGADO: { label: 'Pagado' },
      ANULADO: { label: 'Anulado', reason: 'motivo_anulacion', counts: false },
    }),
    fk_usuario_revisor: reference('usuario', 'Revisor', byApi),
    fecha_pago: day('Pago', { ...byApi, filter: true }),
    imagen: pictures('Imagen', aside),
    observacion: note('Observación', aside),
    fk_usuario: administrador({ byApi: true, sort: false }),
    fecha_revision: instant('Fecha de revisión', { optional: true }),
    fk_usuario_creacion: reference('usuario', 'Registrado por', { ...byApi, sort: false }),
    fk_usuario_paso: reference('usuario', 'Último paso', { ...byApi, sort: false }),
    fk_usuario_correccion: reference('usuario', 'Corregido por', { ...byApi, sort: false }),
    fk_usuario_pago: reference('usuario', 'Pagado por', { ...byApi, sort: false }),
    forma_pago: choice('Forma de pago', formasPago, { ...aside, write: FormaPago }),
    comprobante: pictures('Comprobante', aside),
    motivo_rechazo: note('Motivo del rechazo', { ...aside, missing: 'Escriba por qué se rechaza' }),
    motivo: note('Motivo de la devolución', { ...aside, missing: 'Escriba el motivo' }),
    motivo_anulacion: note('Motivo de la anulación', aside),
  },
  /** Only with one record: the lines of the colilla in the closed venta. */
  also: { read: { vendido: z.catch(z.optional(z.array(Dinero)), undefined) } },
  filters: {
    /** Waits for the current user. */
    turno: z.enum(['S']),
    excepto: z.array(Id).check(z.maxLength(100)),
  },
  countBy: 'estado',
  comparedBy: ['fk_vendedor'],
  boundBy: ['fecha', 'fk_sorteo', 'colilla'],
  unique: {
    una_colilla: {
      fields: ['colilla'],
      text: 'Ya existe un premio de esa colilla, promotor, sorteo y fecha',
    },
  },
});

/** Takes back the last step of the caller, as if it had never been. Only our own API. */
export const deshacerCall = defineCall('POST', '/api/premios/{id}/deshacer', {
  own: true,
  access: premiosAccess,
  body: z.object({ version: Conteo }),
  answer: Mensaje,
});

export type Premio = RecordOf<typeof premiosRest>;
export const Premio = premiosRest.record;
export const PremioInput = premiosRest.input;
