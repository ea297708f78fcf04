import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Deposito } from '../../../contract/depositos';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { formatExact } from '../../format/money';
import { personText } from '../../format/text';
import { StateChangeButton } from '../../ui/form/dialogs/StateChangeButton';
import { RecordDoubt } from '../../ui/form/record/RecordDoubt';
import { Facts } from '../../ui/form/record/RecordFacts';
import { PicturesInput } from '../../ui/inputs/PicturesInput';

/** A superadministrador resolves a pending request. */
const useResolvable = (): Deposito | undefined => {
  const { role } = useUsuarioActual();
  const deposito = useRecordContext<Deposito>();

  return deposito?.estado === 'P' && role === 'superadministrador' ? deposito : undefined;
};

export const DepositarButton = ({ variant }: Pick<ButtonProps, 'variant'>) => {
  const deposito = useResolvable();
  if (!deposito) return null;

  return (
    <StateChangeButton
      label="Depositar"
      variant={variant}
      estado="D"
      title={`Depositar solicitud ${deposito.id}`}
      text={movedBy(deposito)}
      done="Solicitud depositada"
    >
      <RecordDoubt />
      <Asked sources={ASKED} />
      <PicturesInput source="comprobante" />
    </StateChangeButton>
  );
};

export const RechazarButton = ({ icon }: { icon?: ReactNode }) => {
  const deposito = useResolvable();
  if (!deposito) return null;

  return (
    <StateChangeButton
      label="Rechazar"
      icon={icon}
      color="error"
      estado="R"
      title={`Rechazar solicitud ${deposito.id}`}
      text="No se mueve dinero, y el motivo queda en su historial"
      reason="motivo_rechazo"
      done="Solicitud rechazada"
    >
      <AskedAndProof />
    </StateChangeButton>
  );
};

/** Whether the user asked for it, or it was asked for them. */
export const useIsWithdrawable = (): boolean => {
  const { id } = useUsuarioActual();
  const { estado, fk_usuario, fk_usuario_creacion } = useRecordContext<Deposito>() ?? {};

  return estado === 'P' && [fk_usuario, fk_usuario_creacion].includes(id);
};

/** The requester withdraws a pending request. */
export const RetirarButton = () => {
  const deposito = useRecordContext<Deposito>();
  if (!useIsWithdrawable() || !deposito) return null;

  return (
    <StateChangeButton
      label="Retirar"
      color="error"
      estado="X"
      title={`Retirar solicitud ${deposito.id}`}
      text="La solicitud queda sin efecto, y ya no se podrá cambiar"
      reason="motivo_anulacion"
      done="Solicitud retirada"
    >
      <AskedAndProof />
    </StateChangeButton>
  );
};

const movedBy = ({ tipo, valor, usuario }: Deposito): string =>
  tipo === 'ENTREGAR'
    ? `Salen hoy ${formatExact(valor)} del libro de caja de ${personText(usuario)}`
    : `Entran hoy ${formatExact(valor)} en el libro de caja de ${personText(usuario)}`;

const ASKED = ['tipo', 'fecha', 'fk_usuario', 'banco', 'cuenta_bancaria', 'valor', 'motivo'] as const;

/** Most pending requests have no picture yet. */
const AskedAndProof = () => {
  const { comprobante } = useRecordContext<Deposito>() ?? {};

  return <Asked sources={comprobante ? [...ASKED, 'comprobante'] : ASKED} />;
};

/** The input below stays in sight. */
const Asked = ({ sources }: { sources: readonly (keyof Deposito & string)[] }) => (
  <Box data-wide sx={{ pt: 1.5, '&& dl': { mb: 1 }, '&& img': { maxHeight: '30vh' } }}>
    <Facts sources={sources} />
  </Box>
);
