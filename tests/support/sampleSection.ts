import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { administrador, anulable, choice, day, money, note, pictures } from '../../contract/field';
import { defineRest, type RecordOf } from '../../contract/rest';
import { administradores } from '../../contract/roles';
import { defineSection } from '../../src/resources/defineSection';

/** A section for tests of what all sections share. It stands in for gastos, and stays as it is when gastos changes. */
export const gastosRest = defineRest({
  name: 'gastos',
  singular: 'el gasto',
  readers: administradores,
  writers: administradores,
  fields: {
    fecha: day('Fecha', { past: true, filter: true }),
    fk_usuario: administrador(),
    tipo: choice(
      'Tipo',
      {
        arriendo: 'Arriendo',
        servicios: 'Servicios',
        transporte: 'Transporte',
        suministros: 'Suministros',
        publicidad: 'Publicidad',
        otros: 'Otros',
      },
      { missing: 'Elija el tipo', filter: true, search: true },
    ),
    descripcion: note('Descripción', { search: true }),
    valor: money('Valor', { sum: true }),
    forma_pago: choice(
      'Forma de pago',
      { efectivo: 'Efectivo', transferencia: 'Transferencia', cheque: 'Cheque' },
      { sort: false },
    ),
    comprobante: pictures('Comprobante', { optional: true }),
    ...anulable,
  },
  imports: { key: ['id'] },
  alike: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor'],
  comparedBy: ['fk_usuario', 'tipo'],
});

export type Gasto = RecordOf<typeof gastosRest>;

export const gastos = defineSection(gastosRest, {
  label: 'Gastos',
  icon: ReceiptLongIcon,
  help: { '': 'gastos' },
  list: ['id', 'fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', 'comprobante'],
  filters: ['q', 'fecha', 'fk_usuario', 'tipo', { estado: 'A' }],
  fields: { fk_usuario: { choicesFilter: { con_saldo: 'S' } } },
  form: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', { forma_pago: 'efectivo' }, 'comprobante'],
  card: { title: 'descripcion', value: 'valor' },
  colors: { X: 'error' },
});
