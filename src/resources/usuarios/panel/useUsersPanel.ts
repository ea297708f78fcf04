import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { useState } from 'react';

export interface UsersPanelState {
  isBeside: boolean;
  isOpen: boolean;
  toggle: () => void;
}

/** Beside the content as it was left, at first open, where that takes no column of a table away; else a drawer over it. */
export const useUsersPanel = (): UsersPanelState => {
  const isBeside = useMediaQuery('(min-width:1600px)');
  const [stored, setStored] = useStore<boolean | undefined>('usersPanel.open');
  const [isDrawn, setIsDrawn] = useState(false);
  const isShown = stored ?? true;

  return isBeside
    ? { isBeside, isOpen: isShown, toggle: () => setStored(!isShown) }
    : { isBeside, isOpen: isDrawn, toggle: () => setIsDrawn(!isDrawn) };
};
