import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { isModalOpen } from '../../ui/base/focus';
import { nothing, useWindowKeys } from '../../ui/base/keys';

const IrADialog = lazy(() => import('./IrADialog'));

const LABEL = 'Ir a…';

const isMac = () => /mac/i.test(navigator.platform);

export const Search = ({ isCompact }: { isCompact: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useWindowKeys((stroke, { ctrlKey, metaKey }) => {
    if (stroke !== 'Ctrl+K' || !(isMac() ? metaKey : ctrlKey)) return undefined;
    // A jump would lose what is typed in an open dialog.
    return isModalOpen() ? nothing : open;
  });

  const button = {
    onClick: open,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isMac() ? 'Meta+K' : 'Control+K',
  } as const;

  return (
    <>
      {isCompact ? (
        <IconButton {...button} aria-label={LABEL}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button {...button} variant="outlined" color="secondary" startIcon={<SearchIcon />}>
          {LABEL}
          <Box component="kbd" aria-hidden sx={{ ml: 2, font: 'inherit', fontWeight: 400 }}>
            {isMac() ? '⌘ K' : 'Ctrl K'}
          </Box>
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <IrADialog label={LABEL} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
};
