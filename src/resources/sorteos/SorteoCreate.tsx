import { SorteoInput } from '../../../contract/sorteos';
import { RestCreate } from '../../ui/RestCreate';
import { CONFIGURACION } from '../../ui/sectionPath';
import { SorteoFields } from './SorteoFields';

const NEW = {
  nombre: '',
  hora_sorteo: '',
  hora_cierre: '',
  dias: 'LMXJVSD',
  cifras: 4,
  juega_feriado: 'S',
  estado: 'A',
};

export default function SorteoCreate() {
  return (
    <RestCreate
      title="Nuevo sorteo"
      parent={CONFIGURACION}
      schema={SorteoInput}
      defaultValues={NEW}
      done="Sorteo creado"
    >
      <SorteoFields />
    </RestCreate>
  );
}
