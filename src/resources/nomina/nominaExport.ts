import type { Nomina } from '../../../contract/nomina';
import { fullName } from '../../format/text';
import type { RestColumn } from '../../ui/RestRows';
import { cuentaOf } from './cuenta';

/** What a file holds of a nomina: the columns of the list, the exact total, the proof by its paths; the way to the sheet is none. */
export const nominaExport: readonly RestColumn<Nomina>[] = [
  { source: 'id' },
  { source: 'usuario', text: ({ usuario }) => fullName(usuario) },
  { source: 'fecha' },
  { source: 'cuenta_bancaria', text: (nomina) => cuentaOf(nomina.cuenta_bancaria, nomina.usuario) },
  { source: 'total', text: ({ total }) => ({ cents: total }) },
  { source: 'comprobante', text: ({ comprobante }) => comprobante.join(',') },
];
