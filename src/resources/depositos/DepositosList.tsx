import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import type { Deposito } from '../../../contract/depositos';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { formatExact } from '../../format/money';
import { personText } from '../../format/text';
import { StateChangeButton } from '../../ui/dialogs/StateChangeButton';
import { PaidMoneyField } from '../../ui/fields/MoneyField';
import { PicturesInput } from '../../ui/inputs/PicturesInput';
import GeneratedList from '../../views/generated/GeneratedList';
import { RecordActions } from '../../views/RecordActions';

export default function DepositosList() {
  return <GeneratedList cells={{ valor: PaidMoneyField }} rowActions={<DepositoActions />} />;
}

/** A superadministrador resolves pending requests; the requester can withdraw them. */
const DepositoActions = () => {
  const { id, role } = useUsuarioActual();
  const deposito = useRecordContext<Deposito>();
  if (!deposito) return null;
  const isPending = deposito.estado === 'P';
  const isOwn = [deposito.fk_usuario, deposito.fk_usuario_creacion].includes(id);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: { sm: 'flex-end' } }}>
      {isPending && isOwn && (
        <StateChangeButton
          label="Retirar"
          color="error"
          estado="X"
          title={`Retirar solicitud ${deposito.id}`}
          text="La solicitud queda sin efecto, y ya no se podrá cambiar"
          reason="motivo_anulacion"
          done="Solicitud retirada"
        />
      )}
      {isPending && role === 'superadministrador' && (
        // Stacked only if the columns leave no room.
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
            text="No se mueve dinero, y el motivo queda en su historial"
            reason="motivo_rechazo"
            done="Solicitud rechazada"
          />
        </Stack>
      )}
      <RecordActions />
    </Stack>
  );
};

const Depositar = ({ id, usuario, tipo, banco, cuenta_bancaria, valor }: Deposito) => (
  <StateChangeButton
    label="Depositar"
    estado="D"
    title={`Depositar solicitud ${id}`}
    text={`${banco}, cuenta ${cuenta_bancaria}: ${formatExact(valor)}. ${tipo === 'ENTREGAR' ? 'Sale hoy del' : 'Entra hoy en el'} libro de caja de ${personText(usuario)}.`}
    done="Solicitud depositada"
  >
    <PicturesInput source="comprobante" />
  </StateChangeButton>
);
