import { cajasCalls } from '../../../contract/cajas';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { formatExact } from '../../format/money';
import { fullName } from '../../format/text';
import { sectionPath } from '../../section/sectionPath';
import { useCall } from '../../ui/base/useCall';
import { Lista } from './Lista';

/** Boxes of disabled administradores that a superadministrador empties. Nothing if there is none. */
export const CajasInhabilitadas = () => {
  const { role } = useUsuarioActual();
  const { data: cajas = [] } = useCall(cajasCalls.disabled, undefined, {
    enabled: role === 'superadministrador',
  });
  if (cajas.length === 0) return null;

  return (
    <Lista
      title="Cajas de inhabilitados"
      hint="Déjelas en cero con una transferencia, un depósito, un gasto o un ingreso"
      items={cajas.map(({ id, saldo, ...persona }) => ({
        id,
        text: `Caja de ${fullName(persona)}, inhabilitado: ${formatExact(saldo)}`,
        to: `${sectionPath('transferencias', 'create')}?${new URLSearchParams({
          source: JSON.stringify({ [saldo > 0 ? 'fk_usuario_origen' : 'fk_usuario_destino']: id }),
        })}`,
      }))}
    />
  );
};
