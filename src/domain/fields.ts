import type { Caja } from '../../contract/caja';
import { ofAllOwners } from '../../contract/roles';
import { choice, day, type Field, id, money, note, pictures, reference } from '../ui/fields/field';

type Options = Parameters<typeof reference>[2];

/** The owner of a record: a superadministrador chooses and sees it, everybody else has own records only. */
export const administrador = (label = 'Administrador', options: Options = {}): Field =>
  reference(label, 'usuarios', {
    // Those who are enabled.
    from: 'administradores',
    isRequired: 'Elija un administrador',
    filter: true,
    access: ofAllOwners,
    ...options,
  });

export const vendedor = (label = 'Promotor', options: Options = {}): Field =>
  reference(label, 'vendedores', options);

export const sorteo = (label = 'Sorteo', options: Options = {}): Field =>
  reference(label, 'sorteos', options);

/** The fields of what is annulled instead of deleted; lists begin with what is in force. */
export const annullable = {
  estado: choice('Estado', {
    colors: { X: 'error' },
    inList: false,
    inForm: false,
    defaultValue: 'A',
    filter: { defaultValue: 'A' },
  }),
  motivo_anulacion: note('Motivo de la anulación', { inList: false, inForm: false, defaultValue: '' }),
} satisfies Record<string, Field>;

export const enabled: Field = choice('Habilitado', { defaultValue: 'A', filter: true });

export const cajaFields = {
  id: id(),
  fecha: day('Fecha', { filter: true }),
  fk_usuario: administrador(),
  tipo: choice('Tipo', { filter: true }),
  descripcion: note('Descripción', { card: 'title' }),
  valor: money('Valor'),
  forma_pago: choice('Forma de pago', { inList: false, defaultValue: 'efectivo' }),
  comprobante: pictures('Comprobante'),
  ...annullable,
} satisfies Partial<Record<keyof Caja, Field>>;
