import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import TextField from '@mui/material/TextField';
import { useResourceContext, useTranslateLabel } from 'ra-core';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Filter } from './places';

interface ChoiceFilterProps {
  filter: Filter;
  /** The word of its value, '' for none; undefined where only the input knows it. */
  text?: string;
  /** The input that it becomes. */
  children: ReactNode;
}

/** Looks like an input of choices, and becomes it when it is used: a list that is only read makes no choices and fetches none. */
export const ChoiceFilter = ({ filter, text, children }: ChoiceFilterProps) => {
  const { source, label } = filter.props;
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const box = useRef<HTMLDivElement>(null);
  const [use, setUse] = useState<'focus' | 'click'>();
  const click = (event: MouseEvent) => {
    if (event.button !== 0) return;
    // The focus goes to the input that takes its place.
    event.preventDefault();
    setUse('click');
  };

  useLayoutEffect(() => {
    const input = use && box.current?.querySelector<HTMLElement>('[role="combobox"]');
    input?.focus();
    // MUI opens its choices when the pointer goes down, once it knows where they stand.
    const open = () => input?.dispatchEvent(new window.MouseEvent('mousedown', { bubbles: true }));
    if (use === 'click') queueMicrotask(open);
  }, [use]);

  return (
    <div ref={box}>
      {use || text === undefined ? (
        children
      ) : (
        <TextField
          key={text}
          defaultValue={text}
          label={translateLabel({ source, resource, label })}
          onFocus={() => setUse('focus')}
          onMouseDown={click}
          slotProps={{
            htmlInput: { role: 'combobox', 'aria-expanded': false },
            input: { endAdornment: <ArrowDropDownIcon color="action" sx={{ mr: -0.75 }} /> },
          }}
        />
      )}
    </div>
  );
};
