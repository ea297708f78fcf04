import * as z from 'zod/mini';
import { Id, OptionalId, Texto } from './common';

export const UsuarioRef = z.object({ id: Id, nombre: Texto, apellido: Texto });
export type UsuarioRef = z.infer<typeof UsuarioRef>;

export const VendedorRef = z.object({ id: Id, codigo: Texto, nombre: Texto, apellido: Texto });
export type VendedorRef = z.infer<typeof VendedorRef>;

export const SorteoRef = z.object({ id: Id, nombre: Texto, hora_sorteo: Texto });
export type SorteoRef = z.infer<typeof SorteoRef>;

/** The short form of a record that another names, by the first word of the name. */
export const refs = { usuario: UsuarioRef, vendedor: VendedorRef, sorteo: SorteoRef };

type Kind = keyof typeof refs;
export type Reference = Kind | `${Kind}_${string}`;
type KindOf<R> = R extends `${infer K extends Kind}_${string}` ? K : R extends Kind ? R : never;

export const kindOf = <R extends Reference>(reference: R): KindOf<R> => reference.split('_')[0] as KindOf<R>;

type Fields<R extends Reference> = { [Name in R as `fk_${Name}`]: z.ZodMiniCatch<typeof OptionalId> } & {
  [Name in R]: z.ZodMiniCatch<z.ZodMiniNullable<(typeof refs)[KindOf<Name>]>>;
};

/**
 * The fields by which a record names others, and beside each fk the one it names, under the same name without the
 * fk_: `fk_usuario_pago: 7, usuario_pago: { id: 7, … }`. Null for none, and from a host that does not answer it.
 */
export const referencesTo = <const Names extends readonly Reference[]>(...names: Names) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`fk_${name}`, z.catch(OptionalId, null)],
      [name, z.catch(z.nullable<z.ZodMiniType>(refs[kindOf(name)]), null)],
    ]),
  ) as Fields<Names[number]>;

/** Which of them a record has. */
export const referencesOf = (record: { shape: object }): Reference[] => {
  const keys = Object.keys(record.shape);

  return keys.filter((key): key is Reference => keys.includes(`fk_${key}`));
};
