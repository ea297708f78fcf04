import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const SlotContext = createContext<HTMLElement | null>(null);

export const PageActionsSlot = SlotContext.Provider;

/** Buttons beside the title of the page around, of a part of it that alone knows what they act on. */
export const PageActions = ({ children }: { children: ReactNode }) => {
  const slot = useContext(SlotContext);

  return slot && createPortal(children, slot);
};
