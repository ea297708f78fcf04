import type { Deposito } from '../../../contract/depositos';
import { CambioEstado } from '../../ui/CambioEstado';

/** The money does not move, and why. */
export const Rechazar = ({ deposito }: { deposito: Deposito }) => (
  <CambioEstado
    label="Rechazar"
    color="error"
    record={deposito}
    estado="R"
    title={`Rechazar solicitud ${deposito.id}`}
    reason={{
      name: 'motivo_rechazo',
      label: 'Motivo del rechazo',
      message: 'Escriba el motivo del rechazo',
    }}
    done="Solicitud rechazada"
  />
);
