import { kinds } from '../../ui/fields/kinds';
import { useSectionOptions } from '../../ui/section/useSectionOptions';

export const GeneratedFields = () =>
  Object.entries(useSectionOptions().fields)
    .filter(([, { form }]) => form !== false)
    .map(([source, { input, kind, isRequired }]) => {
      const Input = input ?? kinds[kind].Input;

      return Input && <Input key={source} source={source} isRequired={Boolean(isRequired)} />;
    });
