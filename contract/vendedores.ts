import * as z from 'zod/mini';
import { Id, Nombre, OptionalId, PorcentajeEscrito, Texto, TextoEscrito } from './common';
import { referencesTo } from './references';
import { Busqueda, defineRest, Registro } from './rest';
import { Rol } from './roles';

export const vendedoresAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

/** Ten digits: a province (01–24, or 30 for abroad), a third digit below 6, and a check digit of modulus 10. */
export const isCedula = (cedula: string): boolean => {
  if (!/^(0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}$/.test(cedula)) return false;

  const sum = [...cedula.slice(0, 9)].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);

    return total + (product > 9 ? product - 9 : product);
  }, 0);

  return (10 - (sum % 10)) % 10 === Number(cedula[9]);
};

/** A promotor: who sells for the administrador `fk_usuario`; `porcentaje` as text with two decimals. */
export const Vendedor = z.object({
  id: Id,
  codigo: Texto,
  nombre: Texto,
  apellido: Texto,
  cedula: Texto,
  telefono: Texto,
  direccion: Texto,
  ...referencesTo('usuario'),
  porcentaje: Texto,
  cuenta_bancaria: Texto,
  ...Registro,
});
export type Vendedor = z.infer<typeof Vendedor>;

/** What a person sets of a promotor; an administrador's are their own, whatever fk_usuario says. */
export const VendedorInput = z.object({
  codigo: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Este dato es obligatorio'),
      z.maxLength(20, 'Escriba 20 caracteres como máximo'),
    ),
  nombre: Nombre,
  apellido: Nombre,
  cedula: z.string().check(z.trim(), z.refine(isCedula, 'La cédula no es válida')),
  telefono: z.pipe(
    TextoEscrito,
    z.string().check(z.regex(/^([\d +()-]{7,20})?$/, 'El teléfono no es válido')),
  ) as z.ZodMiniType<string, string | null | undefined>,
  direccion: TextoEscrito,
  fk_usuario: z.optional(OptionalId),
  porcentaje: PorcentajeEscrito,
  cuenta_bancaria: TextoEscrito,
  estado: z.enum(['A', 'I']),
});
export type VendedorInput = z.input<typeof VendedorInput>;

export const vendedoresRest = defineRest({
  name: 'vendedores',
  access: vendedoresAccess,
  readers: Rol.options,
  short: ['codigo', 'nombre', 'apellido', 'estado'],
  record: Vendedor,
  input: VendedorInput,
  filters: { q: Busqueda, estado: z.enum(['A', 'I']), fk_usuario: Id },
  sort: ['codigo', 'nombre', 'apellido', 'cedula', 'fk_usuario', 'porcentaje', 'telefono', 'estado'],
  imports: { key: ['cedula'] },
});
