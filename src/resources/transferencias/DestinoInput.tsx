import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import type { FieldInputProps } from '../../section/field';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';

/** The origin is not offered, and is cleared if chosen before. */
export default function DestinoInput(props: FieldInputProps) {
  const { id, role } = useUsuarioActual();
  const { setValue } = useFormContext();
  const [chosen, destino] = useWatch({ name: ['fk_usuario_origen', props.source] });
  const origen = role === 'superadministrador' ? chosen : id;
  const isSame = Boolean(destino) && destino === origen;

  useEffect(() => {
    if (isSame) setValue(props.source, '');
  }, [isSame, setValue, props.source]);

  return <ReferenceInput {...props} reference="destinos" filter={{ origen }} />;
}
