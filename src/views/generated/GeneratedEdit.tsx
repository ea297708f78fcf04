import { Form } from '../../ui/form/Form';
import { Edit } from '../Edit';
import { AnnulMenu } from '../PageMenu';
import { GeneratedFields } from './GeneratedFields';

export default function GeneratedEdit() {
  return (
    <Edit menu={<AnnulMenu />}>
      <Form>
        <GeneratedFields />
      </Form>
    </Edit>
  );
}
