import { type ComponentProps, useMemo } from 'react';
import { today } from '../../format/dates';
import { type SectionOptions, useSectionOptions } from '../../section/useSectionOptions';
import { Form } from '../../ui/form/Form';
import { Create } from '../Create';
import { LastRecords } from '../LastRecords';
import { GeneratedFields } from './GeneratedFields';

export default function GeneratedCreate() {
  return (
    <Create>
      <NewForm />
    </Create>
  );
}

/** A form with the section's default values, its inputs if it has no children, and its last records beside it. */
export const NewForm = ({
  children = <GeneratedFields />,
  aside = <LastRecords />,
  ...props
}: Partial<ComponentProps<typeof Form>>) => {
  const options = useSectionOptions();
  const defaultValues = useMemo(() => newRecord(options), [options]);

  return (
    <Form defaultValues={defaultValues} aside={aside} {...props}>
      {children}
    </Form>
  );
};

/** Also has the fields outside the form that the API takes. */
export const newRecord = ({ fields, form, rest }: SectionOptions): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([source]) => form.includes(source) || source in Object(rest?.input.shape))
      .map(([source, { past, defaultValue }]) => [source, defaultValue ?? (past ? today() : '')]),
  );
