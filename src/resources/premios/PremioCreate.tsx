import { today } from '../../format/dates';
import { Create } from '../../ui/form/Create';
import { Form } from '../../ui/form/Form';
import { PremioFields } from './PremioFields';

export default function PremioCreate() {
  return (
    <Create>
      <Form defaultValues={newPremio}>
        <PremioFields />
      </Form>
    </Create>
  );
}

const newPremio = () => ({
  fecha: today(),
  fk_sorteo: '',
  fk_vendedor: '',
  colilla: '',
  valor: '',
  imagen: '',
  observacion: '',
});
