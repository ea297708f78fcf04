import { today } from '../../format/dates';
import { RestCreate } from '../../ui/RestCreate';
import { PremioFields } from './PremioFields';
import { premioForm } from './premioForm';

const newPremio = () => ({
  fecha: today(),
  fk_sorteo: '',
  fk_vendedor: '',
  colilla: '',
  valor: '',
  imagen: '',
  observacion: '',
});

export default function PremioCreate() {
  return (
    <RestCreate title="Nuevo premio" schema={premioForm} defaultValues={newPremio()} done="Premio creado">
      <PremioFields />
    </RestCreate>
  );
}
