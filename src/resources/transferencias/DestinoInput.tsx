import { useWatch } from 'react-hook-form';
import { fullName } from '../../format/text';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { useUsuarioActual } from '../../ui/page/usuarioActual';

/** Whom the cash goes to: any administrador but the one it comes from. */
export const DestinoInput = () => {
  const { id, role } = useUsuarioActual();
  const chosen = useWatch({ name: 'fk_usuario_origen' });
  const origen = role === 'superadministrador' ? chosen : id;

  return (
    <ReferenceInput
      source="fk_usuario_destino"
      reference="destinos"
      filter={{ origen }}
      optionText={fullName}
      noOptionsText="Ningún administrador coincide"
      isRequired
    />
  );
};
