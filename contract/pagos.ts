import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, dineros, Fecha, FechaLeida, Id, Texto } from './common';
import { nominaAccess } from './nomina';
import { superadministradores } from './roles';

/** Why somebody is paid who would not be expected, or gets less. */
export const AvisoDePago = z.enum(['inhabilitado', 'trasladado', 'sueldo en otra nomina']);
export type AvisoDePago = z.infer<typeof AvisoDePago>;

const PersonaPagada = z.object({
  id: Id,
  nombre: Texto,
  apellido: Texto,
  rol: Texto,
  ...dineros('suma', 'base'),
  /** The mean of the last weeks; 0 if it is not told. */
  media: z.catch(Dinero, 0),
  /** What ajustes of earlier weeks add, or take; 0 if it is not told. */
  ajuste: z.catch(Dinero, 0),
  avisos: z.array(AvisoDePago),
});
export type PersonaPagada = z.infer<typeof PersonaPagada>;

/** The drafts of that week, which no nomina pays. */
const Borradores = z.catch(z.object({ cuenta: Conteo, ...dineros('total') }), { cuenta: 0, total: 0 });

const SemanaSinPagar = z.object({
  fecha: FechaLeida,
  fecha_final: FechaLeida,
  fk_usuario: Id,
  administrador: Texto,
  ...dineros('ventas'),
});
export type SemanaSinPagar = z.infer<typeof SemanaSinPagar>;

/** Only our own API. */
export const pagosCalls = {
  /** Whom a nomina of that administrador and week would pay. */
  payees: defineCall('GET', '/api/pagos/personal', {
    own: true,
    access: nominaAccess,
    query: z.object({ fk_usuario: Id, fecha: Fecha }),
    answer: z.object({ personas: z.array(PersonaPagada), borradores: Borradores }),
  }),
  /** Weeks in which a user closed ventas, or an administrador has some, that no nomina pays yet. */
  unpaid: defineCall('GET', '/api/pagos/pendientes', {
    own: true,
    access: superadministradores,
    query: z.object({ fk_usuario: Id }),
    answer: z.object({ semanas: z.array(SemanaSinPagar) }),
  }),
};
