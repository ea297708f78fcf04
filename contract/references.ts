import * as z from 'zod/mini';
import { Id, Texto } from './common';

export const UsuarioRef = z.object({ id: Id, nombre: Texto, apellido: Texto });
export type UsuarioRef = z.infer<typeof UsuarioRef>;

export const VendedorRef = z.object({ id: Id, codigo: Texto, nombre: Texto, apellido: Texto });
export type VendedorRef = z.infer<typeof VendedorRef>;

export const SorteoRef = z.object({ id: Id, nombre: Texto, hora_sorteo: Texto });
export type SorteoRef = z.infer<typeof SorteoRef>;

/** The small record that comes with a row, beside its id. */
export const refs = { usuario: UsuarioRef, vendedor: VendedorRef, sorteo: SorteoRef };

export const referenced = {
  usuario: 'usuarios',
  vendedor: 'vendedores',
  sorteo: 'sorteos',
  nomina: 'nomina',
  prestamo: 'prestamos',
} as const;

export type ReferenceTo = keyof typeof referenced;
