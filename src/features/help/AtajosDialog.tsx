import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'ra-core';
import { Fragment, useId } from 'react';
import { isMac } from '../../ui/page/isMac';
import { everywhere, inColillas, inPictures, type Shortcut } from './shortcuts';

/** The keys that there are, each with what it does. */
export default function AtajosDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { canAccess: sells } = useCanAccess({ resource: 'ventas', action: 'list' });

  return (
    <Dialog
      open
      onClose={onClose}
      // It stands here already.
      onKeyDown={(event) => event.key === '?' && event.preventDefault()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      transitionDuration={120}
    >
      <DialogTitle id={titleId}>Atajos de teclado</DialogTitle>
      {/* On a small screen it is scrolled, by keys too. */}
      <DialogContent role="region" aria-labelledby={titleId} tabIndex={0}>
        <Shortcuts title="En todas partes" shortcuts={everywhere} />
        {sells && <Shortcuts title="En las colillas de una venta" shortcuts={inColillas} />}
        <Shortcuts title="En las fotos" shortcuts={inPictures} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Shortcuts = ({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) => (
  <Box component="section" sx={{ mb: 2 }}>
    <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="dl" sx={LINES}>
      {shortcuts.map(({ keys, text }) => (
        <Fragment key={text}>
          <dt>
            {keys.map((key) => (
              <Box key={key} component="kbd" sx={KEY}>
                {key === 'Ctrl' && isMac() ? '⌘' : key}
              </Box>
            ))}
          </dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </Box>
  </Box>
);

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  '& dd': { m: 0 },
};

const KEY = {
  display: 'inline-block',
  mr: 0.5,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  font: 'inherit',
  whiteSpace: 'nowrap',
};
