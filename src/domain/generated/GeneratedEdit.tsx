import { AnnulButton } from '../../ui/dialogs/AnnulButton';
import { Edit } from '../../ui/form/Edit';
import { Form } from '../../ui/form/Form';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { GeneratedFields } from './GeneratedFields';

/** The form of a record of a section that writes none; with the fields of annullable, it can be annulled. */
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
