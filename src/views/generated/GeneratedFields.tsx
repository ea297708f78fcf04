import { useSectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../../ui/fields/kinds';

/** All inputs of the form, in their order. */
export const GeneratedFields = ({ without }: { without?: string }) =>
  Object.entries(useSectionOptions().fields)
    .filter(([source, { form }]) => form !== false && source !== without)
    .map(([source, { input, kind, isRequired }]) => {
      const Input = input ?? kinds[kind].Input;

      return Input && <Input key={source} source={source} isRequired={Boolean(isRequired)} />;
    });
