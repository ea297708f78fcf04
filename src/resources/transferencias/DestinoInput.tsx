import { useGetList } from 'ra-core';
import { LoadingInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { useUsuarioActual } from '../../ui/usuarioActual';

/** Whom the cash goes to: any administrador but the one it comes from. */
export const DestinoInput = () => {
  const { id, role } = useUsuarioActual();
  const chosen = useWatch({ name: 'fk_usuario_origen' });
  const origen = role === 'superadministrador' ? Number(chosen) : id;
  const { data = [], isPending } = useGetList<Usuario>('destinos');
  if (isPending) return <LoadingInput label="Destino" />;

  return (
    <SelectInput
      source="fk_usuario_destino"
      label="Destino"
      choices={data.filter((one) => one.id !== origen).map((one) => ({ id: one.id, name: fullName(one) }))}
      isRequired
    />
  );
};
