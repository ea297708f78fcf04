import type { DetalleNomina } from '../../../contract/nomina';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { useUsuarioActual } from '../../ui/page/usuarioActual';

/** What is taken from a line and added to it; nobody adds to their own (unknown where the host does not say whom it pays). */
export const DineroInputs = ({ line: { usuario } }: { line: DetalleNomina }) => {
  const me = useUsuarioActual();
  const isFixed = usuario.id === me.id && me.role !== 'superadministrador';

  return (
    <>
      <MoneyInput source="descuentos" />
      <MoneyInput
        source="otros_ingresos"
        disabled={isFixed}
        helperText={isFixed && 'Solo un súper administrador puede cambiar sus otros ingresos'}
      />
    </>
  );
};
