import type { Caja } from '../../contract/caja';
import { ofAllOwners } from '../../contract/roles';
import {
  date,
  type Field,
  id,
  money,
  multiline,
  pictures,
  reference,
  select,
  state,
} from '../ui/fields/field';

type Options = Parameters<typeof reference>[2];

/** The owner of a record: a superadministrador chooses and sees it, everybody else has own records only. */
export const administrador = (label = 'Administrador', options: Options = {}): Field =>
  reference(label, 'usuarios', {
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
  estado: state('Estado', {
    colors: { X: 'error' },
    inList: false,
    inForm: false,
    defaultValue: 'A',
    filter: { defaultValue: 'A' },
  }),
  motivo_anulacion: multiline('Motivo de la anulación', { inList: false, inForm: false, defaultValue: '' }),
} satisfies Record<string, Field>;

export const enabled: Field = select('Habilitado', { defaultValue: 'A', filter: true });

export const cajaFields = {
  id: id(),
  fecha: date('Fecha', { filter: true }),
  fk_usuario: administrador(),
  tipo: select('Tipo', { filter: true }),
  descripcion: multiline('Descripción', { card: 'title' }),
  valor: money('Valor'),
  forma_pago: select('Forma de pago', { inList: false, defaultValue: 'efectivo' }),
  comprobante: pictures('Comprobante'),
  ...annullable,
} satisfies Partial<Record<keyof Caja, Field>>;
