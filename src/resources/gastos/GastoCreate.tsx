import { GastoInput, TIPOS_GASTO } from '../../../contract/gastos';
import { CajaFields } from '../../ui/caja/CajaFields';
import { newCaja } from '../../ui/caja/newCaja';
import { RestCreate } from '../../ui/RestCreate';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';

export default function GastoCreate() {
  return (
    <RestCreate
      title="Nuevo gasto"
      schema={useMovimientoSchema(GastoInput)}
      defaultValues={newCaja()}
      done="Gasto creado"
    >
      <CajaFields tipos={TIPOS_GASTO} />
    </RestCreate>
  );
}
