import { PrestamoInput } from '../../../contract/prestamos';
import { RestCreate } from '../../ui/RestCreate';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';
import { newPrestamo } from './newPrestamo';
import { PrestamoFields } from './PrestamoFields';

export default function PrestamoCreate() {
  return (
    <RestCreate
      title="Nuevo préstamo"
      schema={useMovimientoSchema(PrestamoInput)}
      defaultValues={newPrestamo()}
      done="Préstamo creado"
    >
      <PrestamoFields />
    </RestCreate>
  );
}
