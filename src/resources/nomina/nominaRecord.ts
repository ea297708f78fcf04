import type { DetalleNomina, Nomina } from '../../../contract/nomina';
import { sundayOf } from '../../format/week';

/** A line as the sheet shows it. */
export interface DetalleRecord extends DetalleNomina {
  cuenta: string;
}

/** A nomina as the list, the sheet and the form hold it. */
export interface NominaRecord extends Nomina {
  detalle_nominas: DetalleRecord[];
  /** The account given for the payment, else that of the person, else "Sin cuenta". */
  cuenta: string;
  /** Of a new one: whose it is, and the Monday it starts on. */
  fk_usuario?: number;
  fecha_inicio?: string;
}

export const toRecord = (nomina: Nomina): NominaRecord => ({
  ...nomina,
  // Not of every host.
  fecha_final: nomina.fecha_final || (nomina.fecha && sundayOf(nomina.fecha)),
  cuenta: cuentaOf(nomina.cuenta_bancaria, nomina.usuario),
  detalle_nominas: nomina.detalle_nominas.map((line) => ({ ...line, cuenta: cuentaOf('', line.usuario) })),
});

const cuentaOf = (given: string, { cuenta_bancaria }: { cuenta_bancaria: string }): string =>
  given.trim() || cuenta_bancaria.trim() || 'Sin cuenta';
