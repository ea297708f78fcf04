import { type Feriado, FeriadoInput } from '../../../contract/feriados';
import { Anular } from '../../ui/Anular';
import { RestEdit } from '../../ui/RestEdit';
import { CONFIGURACION } from '../../ui/sectionPath';
import { FeriadoFields } from './FeriadoFields';

export default function FeriadoEdit() {
  return (
    <RestEdit<Feriado>
      title={({ nombre }) => nombre}
      parent={CONFIGURACION}
      schema={FeriadoInput}
      done="Feriado actualizado"
      closed={({ estado, fecha, motivo_anulacion }) =>
        estado === 'X' && `El feriado del ${fecha} está anulado. Motivo: ${motivo_anulacion}`
      }
      actions={(feriado) => (
        <Anular record={feriado} title={`Anular ${feriado.nombre}`} done="Feriado anulado" />
      )}
    >
      <FeriadoFields />
    </RestEdit>
  );
}
