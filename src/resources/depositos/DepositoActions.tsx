import type { Deposito } from '../../../contract/depositos';
import { HistorialButton } from '../../ui/HistorialButton';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { Depositar } from './Depositar';
import { estadoWords } from './estadosDeposito';
import { Rechazar } from './Rechazar';

/** A superadministrador resolves what is pending; the history is everybody's. */
export const DepositoActions = ({ deposito }: { deposito: Deposito }) => {
  const canResolve = useUsuarioActual().role === 'superadministrador' && deposito.estado === 'P';

  return (
    <>
      {canResolve && <Depositar deposito={deposito} />}
      {canResolve && <Rechazar deposito={deposito} />}
      <HistorialButton target="depositos" id={deposito.id} estados={estadoWords} />
    </>
  );
};
