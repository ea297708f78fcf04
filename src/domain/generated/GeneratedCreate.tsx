import { useMemo } from 'react';
import { useSectionOptions } from '../../ui/fields/useSectionOptions';
import { Create } from '../../ui/form/Create';
import { Form } from '../../ui/form/Form';
import { GeneratedFields } from './GeneratedFields';
import { newRecord } from './newRecord';

/** The form of a new record of a section that writes none. */
export default function GeneratedCreate() {
  const { fields } = useSectionOptions();
  const defaultValues = useMemo(() => newRecord(fields), [fields]);

  return (
    <Create>
      <Form defaultValues={defaultValues}>
        <GeneratedFields />
      </Form>
    </Create>
  );
}
