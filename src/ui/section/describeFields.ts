import { FechaPasada } from '../../../contract/common';
import type { RestSection } from '../../../contract/rest';
import { shapeOf } from '../../../contract/shape';
import { choicesOf, type Field } from '../fields/field';

/** Fields with what their contract says of them: the words of choices, what must be written, what has happened. */
export const describeFields = <Fields extends object>(fields: Fields, rest: RestSection): Fields => {
  const shape = shapeOf(rest);
  const describe = ([source, field]: [string, Field]) => {
    const { words } = rest.columns[source] ?? {};
    const input = shape[source];

    return [
      source,
      {
        choices: words && choicesOf(words, field.colors),
        isRequired: input?.safeParse('').success === false,
        isPast: input === FechaPasada,
        ...field,
      },
    ];
  };

  return Object.fromEntries(Object.entries(fields).map(describe)) as Fields;
};
