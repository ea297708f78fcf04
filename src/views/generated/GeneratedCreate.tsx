import { type ComponentProps, useMemo } from 'react';
import { today } from '../../format/dates';
import type { Field } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';
import { Form } from '../../ui/form/Form';
import { Create } from '../Create';
import { GeneratedFields } from './GeneratedFields';

export default function GeneratedCreate() {
  const { fields } = useSectionOptions();

  return (
    <Create keeps={Object.keys(fields).filter((source) => fields[source]?.kept)}>
      <NewForm />
    </Create>
  );
}

export const NewForm = ({
  children = <GeneratedFields />,
  ...props
}: Partial<ComponentProps<typeof Form>>) => {
  const { fields } = useSectionOptions();
  const defaultValues = useMemo(() => newRecord(fields), [fields]);

  return (
    <Form defaultValues={defaultValues} {...props}>
      {children}
    </Form>
  );
};

export const newRecord = (fields: Readonly<Record<string, Field>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { form, defaultValue }]) => form !== false || defaultValue !== undefined)
      .map(([source, { past, defaultValue }]) => [source, defaultValue ?? (past ? today() : '')]),
  );
