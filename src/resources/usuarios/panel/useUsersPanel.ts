import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { useState } from 'react';

export interface UsersPanelState {
  isOpen: boolean;
  toggle: () => void;
}

/** Beside the content as it was left, at first open where there is room; on a phone a drawer, closed at first. */
export const useUsersPanel = (isPhone: boolean): UsersPanelState => {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [stored, setStored] = useStore<boolean | undefined>('usersPanel.open');
  const [isDrawn, setIsDrawn] = useState(false);
  const isShown = stored ?? hasRoom;

  return isPhone
    ? { isOpen: isDrawn, toggle: () => setIsDrawn(!isDrawn) }
    : { isOpen: isShown, toggle: () => setStored(!isShown) };
};
