import { useSectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../../ui/fields/kinds';

/** The inputs of the section's form, in their order. */
export const GeneratedFields = ({ without }: { without?: string }) => {
  const { form } = useSectionOptions();

  return form
    .filter((source) => source !== without)
    .map((source) => <FieldInput key={source} source={source} />);
};

/** The input that the section names for a field, or that of its kind. */
export const FieldInput = ({ source }: { source: string }) => {
  const { input, kind, isRequired } = useSectionOptions().fields[source] ?? { kind: 'text' };
  const Input = input ?? kinds[kind].Input;

  return Input && <Input source={source} isRequired={Boolean(isRequired)} />;
};
