import { type ComponentType, createContext, useContext } from 'react';

/** A section that the user may open from the menu. */
export interface MenuEntry {
  name: string;
  label: string;
  to: string;
  icon: ComponentType;
}

const MenuEntriesContext = createContext<readonly MenuEntry[]>([]);

export const MenuEntriesProvider = MenuEntriesContext.Provider;

/** What the menu offers to the user of the session, in its order. */
export const useMenuEntries = (): readonly MenuEntry[] => useContext(MenuEntriesContext);
