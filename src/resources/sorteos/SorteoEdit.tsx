import { type Sorteo, SorteoInput } from '../../../contract/sorteos';
import { RestEdit } from '../../ui/RestEdit';
import { CONFIGURACION } from '../../ui/sectionPath';
import { SorteoFields } from './SorteoFields';

export default function SorteoEdit() {
  return (
    <RestEdit<Sorteo>
      title={({ nombre }) => nombre}
      parent={CONFIGURACION}
      schema={SorteoInput}
      done="Sorteo actualizado"
    >
      <SorteoFields />
    </RestEdit>
  );
}
