import { useRecordContext } from 'ra-core';
import { AnnulButton } from '../../ui/action/AnnulButton';
import { useSectionOptions } from '../../ui/fields/useSectionOptions';
import { Edit } from '../../ui/form/Edit';
import { Form } from '../../ui/form/Form';
import { Annulled } from './Annulled';
import { GeneratedFields } from './GeneratedFields';

/** The form of a record of a section that writes none; with the fields of annullable, it can be annulled. */
export default function GeneratedEdit() {
  const { fields } = useSectionOptions();
  const isAnnullable = 'motivo_anulacion' in fields;

  return (
    <Edit actions={isAnnullable && <AnnulButton />}>
      <Record />
    </Edit>
  );
}

const Record = () =>
  useRecordContext()?.estado === 'X' ? (
    <Annulled />
  ) : (
    <Form>
      <GeneratedFields />
    </Form>
  );
