import { useEvent } from 'ra-core';
import { type RefObject, useEffect } from 'react';

/** The action of a kind of input, such as 'historyUndo'. One without an action is left to the browser. */
type ActionOf = (inputType: string, target: EventTarget | null) => (() => unknown) | undefined;

/** Hears what no key says: a phone's keyboard, and the menus of the browser. React's onBeforeInput does not say the kind. */
export const useBeforeInput = (ref: RefObject<HTMLElement | null>, actionOf: ActionOf): void => {
  const take = useEvent((event: InputEvent) => {
    const act = actionOf(event.inputType, event.target);
    if (!act) return;

    event.preventDefault();
    act();
  });

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforeinput', take);

    return () => element?.removeEventListener('beforeinput', take);
  }, [ref, take]);
};
