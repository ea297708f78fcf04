import { useEvent } from 'ra-core';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from 'react';

/** The action of a stroke. A stroke without one is left to other handlers and the browser. */
type ActionOf<E> = (stroke: string, event: E) => (() => unknown) | false | null | undefined;

/**
 * Every key handler is made by this, so that none can act and leave the key to the browser too: after a keydown
 * that moves the focus to a button, Firefox and WebKit would press that button by the keypress of the same stroke.
 * A stroke belongs to the first handler that takes it.
 */
export const takeKeys =
  <E extends KeyboardEvent | ReactKeyboardEvent>(actionOf: ActionOf<E>) =>
  (event: E): void => {
    // Keys that compose a character are the keyboard's own.
    const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
    if (event.defaultPrevented || isComposing) return;
    const act = actionOf(strokeOf(event), event);
    if (!act) return;

    event.preventDefault();
    act();
  };

/** Keys that work everywhere on the page. */
export const useWindowKeys = (actionOf: ActionOf<KeyboardEvent>): void => {
  const press = useEvent(takeKeys(actionOf));

  useEffect(() => {
    window.addEventListener('keydown', press);

    return () => window.removeEventListener('keydown', press);
  }, [press]);
};

/** The action of a key that must do nothing. */
export const nothing = (): void => undefined;

/** Ignores the repeats of a held key, for example of the Enter that opened the dialog. */
export const ignoreRepeats = takeKeys((_, { repeat }: ReactKeyboardEvent) => repeat && nothing);

/** 'Ctrl+S', 'Alt+ArrowUp', 'F2', '*'. ⌘ counts as Ctrl. A sign such as * may need Shift, so it is named without it. */
const strokeOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | ReactKeyboardEvent) => {
  const isSign = key.length === 1 && !/\p{L}/u.test(key);
  const modifiers = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isSign && 'Shift'];
  const name = key.length === 1 ? key.toUpperCase() : key;

  return [...modifiers.filter(Boolean), name].join('+');
};
