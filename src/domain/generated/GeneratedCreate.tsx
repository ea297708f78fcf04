import { useMemo } from 'react';
import { today } from '../../format/dates';
import type { Field } from '../../ui/fields/field';
import { useSectionOptions } from '../../ui/fields/useSectionOptions';
import { Create } from '../../ui/form/Create';
import { Form } from '../../ui/form/Form';
import { GeneratedFields } from './GeneratedFields';

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

/** What a new record starts with: today for what has happened, nothing where the fields name nothing else. */
export const newRecord = (fields: Readonly<Record<string, Field>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { inForm, defaultValue }]) => inForm !== false || defaultValue !== undefined)
      .map(([source, { isPast, defaultValue }]) => [source, defaultValue ?? (isPast ? today() : '')]),
  );
