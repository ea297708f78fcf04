import { IngresoInput, TIPOS_INGRESO } from '../../../contract/ingresos';
import { CajaFields } from '../../ui/caja/CajaFields';
import { newCaja } from '../../ui/caja/newCaja';
import { RestCreate } from '../../ui/RestCreate';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';

export default function IngresoCreate() {
  return (
    <RestCreate
      title="Nuevo ingreso"
      schema={useMovimientoSchema(IngresoInput)}
      defaultValues={newCaja()}
      done="Ingreso creado"
    >
      <CajaFields tipos={TIPOS_INGRESO} />
    </RestCreate>
  );
}
