import { useSectionOptions } from '../../section/useSectionOptions';
import { AnnulButton } from '../../ui/form/dialogs/AnnulButton';
import { Form } from '../../ui/form/Form';
import { Edit } from '../Edit';
import { GeneratedFields } from './GeneratedFields';

export default function GeneratedEdit() {
  const { fields } = useSectionOptions();

  return (
    <Edit lastActions={'motivo_anulacion' in fields && <AnnulButton />}>
      <Form>
        <GeneratedFields />
      </Form>
    </Edit>
  );
}
