import Stack from '@mui/material/Stack';
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
      {canResolve && (
        // One above the other: the list has many columns.
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          sx={{ alignItems: 'flex-end', '& > *': { py: 0, px: { xs: 1, sm: 0 } } }}
        >
          <Depositar deposito={deposito} />
          <Rechazar deposito={deposito} />
        </Stack>
      )}
      <HistorialButton target="depositos" id={deposito.id} estados={estadoWords} />
    </>
  );
};
