import { type Gasto, GastoInput, TIPOS_GASTO } from '../../../contract/gastos';
import { Anular } from '../../ui/Anular';
import { CajaFields } from '../../ui/caja/CajaFields';
import { RestEdit } from '../../ui/RestEdit';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';

export default function GastoEdit() {
  return (
    <RestEdit<Gasto>
      title={({ id }) => `Gasto ${id}`}
      schema={useMovimientoSchema(GastoInput)}
      done="Gasto actualizado"
      closed={({ estado, motivo_anulacion }) =>
        estado === 'X' && `El gasto está anulado. Motivo: ${motivo_anulacion}`
      }
      actions={(gasto) => <Anular record={gasto} title={`Anular gasto ${gasto.id}`} done="Gasto anulado" />}
    >
      <CajaFields tipos={TIPOS_GASTO} />
    </RestEdit>
  );
}
