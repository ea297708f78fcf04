import type { RaRecord } from 'ra-core';
import { CambioEstado } from './CambioEstado';

interface AnularProps<T extends RaRecord<number>> {
  record: T & { motivo_anulacion: string };
  resource?: string;
  /** Heads the dialog: 'Anular gasto 12'. */
  title: string;
  /** What will happen besides. */
  text?: string;
  /** 'Gasto anulado'. */
  done: string;
  onChanged?: () => void;
}

/** Nothing is deleted: a record is annulled, with the reason. */
export const Anular = <T extends RaRecord<number>>(props: AnularProps<T>) => (
  <CambioEstado
    {...props}
    label="Anular"
    color="error"
    estado="X"
    reason={{
      name: 'motivo_anulacion',
      label: 'Motivo de la anulación',
      message: 'Escriba el motivo de la anulación',
    }}
  />
);
