import type { Venta } from '../../../contract/ventas';
import { Anular } from '../../ui/Anular';
import { HistorialButton } from '../../ui/HistorialButton';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { ESTADOS_VENTA } from './estadosVenta';

interface VentaActionsProps {
  /** As it stands now: what is annulled goes out with its lines and version. */
  venta: Venta;
  onAnnulled?: () => void;
}

/** What can be done with a venta, open or closed. */
export const VentaActions = ({ venta, onAnnulled }: VentaActionsProps) => {
  const { role } = useUsuarioActual();
  const mayAnnul = ['administrador', 'superadministrador'].includes(role) && venta.estado !== 'X';

  return (
    <>
      <HistorialButton target="ventas" id={venta.id} estados={WORDS} />
      {mayAnnul && (
        <Anular
          record={venta}
          title={`Anular venta ${venta.id}`}
          text="La venta deja de contar, y el promotor puede tener otra de ese sorteo y día."
          done="Venta anulada"
          onChanged={onAnnulled}
        />
      )}
    </>
  );
};

const WORDS = Object.fromEntries(Object.entries(ESTADOS_VENTA).map(([estado, { label }]) => [estado, label]));
