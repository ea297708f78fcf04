import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';

/** Beside the content as it was left, at first open, where that takes no column of a table away; else a drawer over it. */
export const useUsersPanel = () => {
  const isBeside = useMediaQuery('(min-width:1600px)');
  const [stored, setStored] = useStore<boolean | undefined>('usersPanel.open');
  const [isDrawn, setIsDrawn] = useStore('usersPanel.drawn', false);
  const isShown = stored ?? true;

  return isBeside
    ? { isBeside, isOpen: isShown, toggle: () => setStored(!isShown) }
    : { isBeside, isOpen: isDrawn, toggle: () => setIsDrawn(!isDrawn) };
};
