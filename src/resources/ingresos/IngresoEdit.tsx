import { type Ingreso, IngresoInput, TIPOS_INGRESO } from '../../../contract/ingresos';
import { Anular } from '../../ui/Anular';
import { CajaFields } from '../../ui/caja/CajaFields';
import { RestEdit } from '../../ui/RestEdit';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';

export default function IngresoEdit() {
  return (
    <RestEdit<Ingreso>
      title={({ id }) => `Ingreso ${id}`}
      schema={useMovimientoSchema(IngresoInput)}
      done="Ingreso actualizado"
      closed={({ estado, motivo_anulacion }) =>
        estado === 'X' && `El ingreso está anulado. Motivo: ${motivo_anulacion}`
      }
      actions={(ingreso) => (
        <Anular record={ingreso} title={`Anular ingreso ${ingreso.id}`} done="Ingreso anulado" />
      )}
    >
      <CajaFields tipos={TIPOS_INGRESO} />
    </RestEdit>
  );
}
