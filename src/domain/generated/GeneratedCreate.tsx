import { type ReactElement, useMemo } from 'react';
import { today } from '../../format/dates';
import type { Field } from '../../ui/fields/field';
import { Create } from '../../ui/form/Create';
import { Form } from '../../ui/form/Form';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { GeneratedFields } from './GeneratedFields';

interface GeneratedCreateProps {
  /** The section's own frame around its form. */
  around?: (form: ReactElement) => ReactElement;
}

export default function GeneratedCreate({ around = (form) => form }: GeneratedCreateProps) {
  const { fields } = useSectionOptions();
  const defaultValues = useMemo(() => newRecord(fields), [fields]);

  return (
    <Create keeps={Object.keys(fields).filter((source) => fields[source]?.isKept)}>
      {around(
        <Form defaultValues={defaultValues}>
          <GeneratedFields />
        </Form>,
      )}
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
