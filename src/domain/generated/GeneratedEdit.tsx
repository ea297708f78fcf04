import { AnnulButton } from '../../ui/dialogs/AnnulButton';
import { Edit } from '../../ui/form/Edit';
import { Form } from '../../ui/form/Form';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { GeneratedFields } from './GeneratedFields';

export default function GeneratedEdit() {
  const { fields } = useSectionOptions();

  return (
    <Edit actions={'motivo_anulacion' in fields && <AnnulButton />}>
      <Form>
        <GeneratedFields />
      </Form>
    </Edit>
  );
}
