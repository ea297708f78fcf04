import Typography from '@mui/material/Typography';
import { useGetMany } from 'ra-core';
import { toCents } from '../../../contract/common';
import type { Transferencia } from '../../../contract/transferencias';
import type { Usuario } from '../../../contract/usuarios';
import { NewForm } from '../../domain/generated/GeneratedCreate';
import { formatExact } from '../../format/money';
import { personText } from '../../format/text';
import { ConfirmSave } from '../../ui/form/ConfirmSave';
import { Create } from '../../ui/form/Create';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';

/** Asks first, because a transfer is immutable. */
export default function TransferenciaCreate() {
  return (
    <Create>
      <ConfirmSave<Transferencia>
        title="Hacer transferencia"
        verb="Transferir"
        ask={(values) => <Pregunta {...values} />}
      >
        <NewForm />
      </ConfirmSave>
    </Create>
  );
}

const Pregunta = ({ fk_usuario_origen, fk_usuario_destino, valor }: Partial<Transferencia>) => {
  const { id } = useUsuarioActual();
  const ids = [fk_usuario_origen || id, fk_usuario_destino ?? 0];
  const { data = [] } = useGetMany<Usuario>('destinos', { ids }, { enabled: Boolean(fk_usuario_destino) });
  const [origen, destino] = ids.map((one) => personText(data.find((usuario) => usuario?.id === one)) || '…');

  return (
    <>
      <Typography>
        Pasan <strong>{formatExact(toCents(valor) ?? 0)}</strong> de la caja de <strong>{origen}</strong> a la
        de <strong>{destino}</strong>.
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        No se podrá modificar ni anular: se deshace con la transferencia contraria
      </Typography>
    </>
  );
};
