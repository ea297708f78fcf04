import Typography from '@mui/material/Typography';
import { toCents } from '../../../contract/common';
import type { Transferencia } from '../../../contract/transferencias';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { formatExact } from '../../format/money';
import { Value } from '../../ui/fields/ValueField';
import { ConfirmSave } from '../../ui/form/ConfirmSave';
import { Create } from '../../views/Create';
import { NewForm } from '../../views/generated/GeneratedCreate';

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

  return (
    <>
      <Typography>
        Pasan <strong>{formatExact(toCents(valor) ?? 0)}</strong> de la caja de{' '}
        <Administrador id={fk_usuario_origen || id} /> a la de <Administrador id={fk_usuario_destino} />.
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        No se podrá modificar ni anular: se deshace con la transferencia contraria
      </Typography>
    </>
  );
};

const FIELD = { kind: 'reference', label: 'Administrador', reference: 'destinos' } as const;

const Administrador = ({ id }: { id: unknown }) => (
  <strong>
    <Value field={FIELD} value={String(id ?? '')} />
  </strong>
);
