import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import TextField from '@mui/material/TextField';
import { useResourceContext, useTranslateLabel } from 'ra-core';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Filter } from './filter';

interface ChoiceFilterProps {
  filter: Filter;
  /** '' for none; undefined if only the input knows it. */
  text?: string;
  children: ReactNode;
}

/** Looks like the input until it is used. A list of premios is read without its promotores, draws and administradores. */
export const ChoiceFilter = ({ filter, text, children }: ChoiceFilterProps) => {
  const { source, label } = filter.props;
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const box = useRef<HTMLDivElement>(null);
  const [use, setUse] = useState<'focus' | 'click'>();
  const click = (event: MouseEvent) => {
    if (event.button !== 0) return;
    // The focus must go to the input.
    event.preventDefault();
    setUse('click');
  };

  useLayoutEffect(() => {
    const input = use && box.current?.querySelector<HTMLElement>('[role="combobox"]');
    input?.focus();
    // MUI opens its choices on mousedown, after its layout.
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
