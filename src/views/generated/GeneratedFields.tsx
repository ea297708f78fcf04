import { useSectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../../ui/fields/kinds';

/** The inputs of the section's form, in their order. */
export const GeneratedFields = ({ without }: { without?: string }) => {
  const { fields, form } = useSectionOptions();

  return form
    .filter((source) => source !== without)
    .map((source) => {
      const { input, kind, isRequired } = fields[source] ?? { kind: 'text' };
      const Input = input ?? kinds[kind].Input;

      return Input && <Input key={source} source={source} isRequired={Boolean(isRequired)} />;
    });
};
