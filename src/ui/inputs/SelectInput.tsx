import { useChoices, useWrappedSource } from 'ra-core';
import { type KeyboardEvent, useRef } from 'react';
import { SelectInput as RaSelectInput, type SelectInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { plain } from '../../format/text';
import { useSectionOptions } from '../../section/useSectionOptions';
import { takeKeys } from '../base/keys';

/** In place of react-admin's: choices come from the section's fields, and a typed letter chooses while it is closed. */
export const SelectInput = (props: SelectInputProps) => {
  const { source = '', resource, choices, emptyText, optionText, optionValue } = props;
  const { fields } = useSectionOptions(resource);
  const name = useWrappedSource(source);
  const { getValues, setValue } = useFormContext();
  const { getChoiceText, getChoiceValue } = useChoices({ optionText, optionValue });
  const typed = useRef({ text: '', at: 0 });
  const shown = choices ?? fields[source]?.choices ?? [];

  const findTyped = (key: string, at: number) => {
    const before = at - typed.current.at < PAUSE ? typed.current.text : '';
    typed.current = { text: plain(before + key), at };
    const options = [
      ...(emptyText ? [{ value: '', text: String(emptyText) }] : []),
      ...shown.map((choice) => ({ value: getChoiceValue(choice), text: String(getChoiceText(choice)) })),
    ];

    return beginningWith(options, typed.current.text, getValues(name));
  };
  const chooseTyped = takeKeys((_, event: KeyboardEvent) => {
    const { key, target, timeStamp, ctrlKey, metaKey, altKey } = event;
    const isSign = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (!isSign || !(target instanceof Element) || !target.matches(CLOSED)) return undefined;
    const found = findTyped(key, timeStamp);

    return found && (() => setValue(name, found.value, CHOSEN));
  });

  return <RaSelectInput {...props} choices={[...shown]} onKeyDown={chooseTyped} />;
};

/** In milliseconds: signs that follow sooner belong to one word. */
const PAUSE = 1_000;
const CLOSED = '[role="combobox"][aria-expanded="false"]';
const CHOSEN = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

interface Option {
  value: unknown;
  text: string;
}

/** One letter again and again goes from one choice to the next, as in a native select. */
const beginningWith = (options: readonly Option[], typed: string, value: unknown) => {
  const isRepeated = new Set(typed).size === 1;
  const begin = isRepeated ? typed.charAt(0) : typed;
  const at = options.findIndex((option) => option.value === (value ?? ''));
  const from = isRepeated ? at + 1 : Math.max(at, 0);

  return [...options.slice(from), ...options.slice(0, from)].find(({ text }) =>
    plain(text).startsWith(begin),
  );
};
