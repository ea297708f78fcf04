import { FeriadoInput } from '../../../contract/feriados';
import { RestCreate } from '../../ui/RestCreate';
import { CONFIGURACION } from '../../ui/sectionPath';
import { FeriadoFields } from './FeriadoFields';

const NEW = { nombre: '', fecha_original: '', fecha: '', ambito: 'N', estado: 'A', motivo_anulacion: '' };

export default function FeriadoCreate() {
  return (
    <RestCreate
      title="Nuevo feriado"
      parent={CONFIGURACION}
      schema={FeriadoInput}
      defaultValues={NEW}
      done="Feriado creado"
    >
      <FeriadoFields />
    </RestCreate>
  );
}
