import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import type { Deposito } from '../../../contract/depositos';
import { formatExact } from '../../format/money';
import { StateChangeButton } from '../../ui/action/StateChangeButton';
import { centsOf, personText } from '../../ui/fields/cellOf';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { PicturesInput } from '../../ui/inputs/PicturesInput';
import { useUsuarioActual } from '../../ui/page/usuarioActual';

/** A superadministrador resolves what is pending; the history is everybody's. */
export const DepositoActions = () => {
  const canResolve = useUsuarioActual().role === 'superadministrador';
  const deposito = useRecordContext<Deposito>();
  if (!deposito) return null;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: { sm: 'flex-end' } }}>
      {canResolve && deposito.estado === 'P' && (
        // One above the other only where the many columns leave no room.
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            columnGap: 1.5,
            '& > *': { py: 0, px: { xs: 1, sm: 0 } },
          }}
        >
          <Depositar {...deposito} />
          <StateChangeButton
            label="Rechazar"
            color="error"
            estado="R"
            title={`Rechazar solicitud ${deposito.id}`}
            reason="motivo_rechazo"
            done="Solicitud rechazada"
          />
        </Stack>
      )}
      <HistoryButton />
    </Stack>
  );
};

/** The money has moved: the proof says so. */
const Depositar = ({ id, usuario, tipo, banco, cuenta_bancaria, valor }: Deposito) => (
  <StateChangeButton
    label="Depositar"
    estado="D"
    title={`Depositar solicitud ${id}`}
    text={`${banco}, cuenta ${cuenta_bancaria}: ${formatExact(centsOf(valor))}. ${tipo === 'ENTREGAR' ? 'Sale hoy del' : 'Entra hoy en el'} libro de caja de ${personText(usuario)}.`}
    done="Solicitud depositada"
  >
    <PicturesInput source="comprobante" />
  </StateChangeButton>
);
