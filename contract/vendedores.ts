import * as z from 'zod/mini';
import { column, habilitado, inputOf, nombre, recordOf, texto } from './columns';
import { Id, OptionalId, obligatorio, PorcentajeEscrito, Texto, TextoEscrito } from './common';
import { referencesTo } from './references';
import { Busqueda, defineRest } from './rest';
import { administradores, Rol } from './roles';

export const vendedoresAccess = administradores;

/** Ten digits: a province (01–24, or 30 for abroad), a third digit below 6, and a check digit of modulus 10. */
export const isCedula = (cedula: string): boolean => {
  if (!/^(0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}$/.test(cedula)) return false;

  const sum = [...cedula.slice(0, 9)].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);

    return total + (product > 9 ? product - 9 : product);
  }, 0);

  return (10 - (sum % 10)) % 10 === Number(cedula[9]);
};

const Telefono = z.pipe(
  TextoEscrito,
  z.string().check(z.regex(/^([\d +()-]{7,20})?$/, 'El teléfono no es válido')),
) as z.ZodMiniType<string, string | null | undefined>;

const columns = {
  codigo: column(Texto, obligatorio(20)),
  nombre,
  apellido: nombre,
  cedula: column(Texto, z.string().check(z.trim(), z.refine(isCedula, 'La cédula no es válida'))),
  telefono: column(Texto, Telefono),
  direccion: texto,
  /** As text with two decimals. */
  porcentaje: column(Texto, PorcentajeEscrito),
  cuenta_bancaria: texto,
  estado: habilitado,
};

/** A promotor: who sells for the administrador `fk_usuario`. */
export const Vendedor = recordOf(columns, referencesTo('usuario'));
export type Vendedor = z.infer<typeof Vendedor>;

/** An administrador's promotores are their own, whatever fk_usuario says. */
export const VendedorInput = z.extend(inputOf(columns), { fk_usuario: z.optional(OptionalId) });

export const vendedoresRest = defineRest({
  name: 'vendedores',
  access: vendedoresAccess,
  readers: Rol.options,
  short: ['codigo', 'nombre', 'apellido', 'estado'],
  columns,
  record: Vendedor,
  input: VendedorInput,
  filters: { q: Busqueda, estado: habilitado.write, fk_usuario: Id },
  sort: ['codigo', 'nombre', 'apellido', 'cedula', 'fk_usuario', 'porcentaje', 'telefono', 'estado'],
  imports: { key: ['cedula'] },
});
