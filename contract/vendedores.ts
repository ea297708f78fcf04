import * as z from 'zod/mini';
import { TextoEscrito, withoutInvisible } from './common';
import { administrador, enabled, percent, text } from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores, todos } from './roles';

export const vendedoresAccess = administradores;

/** Province (01–24, or 30 for abroad), third digit up to 6, check digit of modulus 10. */
export const isCedula = (cedula: string): boolean => {
  if (!/^(0[1-9]|1\d|2[0-4]|30)[0-6]\d{7}$/.test(cedula)) return false;

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

/** Five to fifteen letters and digits, at least one letter. */
const PASSPORT = /^(?=.*[A-Z])[A-Z\d]{5,15}$/;

/** A cédula, or a passport in capitals; both without hyphens and spaces. */
const Cedula = z.string().check(
  z.overwrite((text) => withoutInvisible(text).replace(/[\s-]/g, '').toUpperCase()),
  z.refine((text) => isCedula(text) || PASSPORT.test(text), 'La cédula no es válida'),
);

export const vendedoresRest = defineRest({
  name: 'vendedores',
  singular: 'el promotor',
  readers: vendedoresAccess,
  writers: vendedoresAccess,
  choosers: todos,
  short: ['codigo', 'nombre', 'apellido', 'estado'],
  fields: {
    codigo: text('Código', {
      longest: 20,
      search: true,
      unique: 'Ya existe un promotor con ese código',
      series: true,
    }),
    cedula: text('Cédula', {
      write: Cedula,
      search: true,
      unique: 'Ya existe un promotor con esa cédula',
    }),
    nombre: text('Nombre', { longest: 100, search: true }),
    apellido: text('Apellido', { longest: 100, search: true }),
    fk_usuario: administrador(),
    porcentaje: percent('Porcentaje de comisión'),
    telefono: text('Teléfono', { write: Telefono, optional: true }),
    cuenta_bancaria: text('Cuenta bancaria', { optional: true, sort: false }),
    direccion: text('Dirección', { optional: true, sort: false }),
    estado: enabled,
  },
  imports: { key: ['cedula'] },
});

export type Vendedor = RecordOf<typeof vendedoresRest>;
export const VendedorInput = vendedoresRest.input;
