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

export default function AtajosDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { canAccess: sells } = useCanAccess({ resource: 'ventas', action: 'list' });

  return (
    <Dialog
      open
      onClose={onClose}
      // The dialog is open already.
      onKeyDown={(event) => event.key === '?' && event.preventDefault()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      transitionDuration={120}
    >
      <DialogTitle id={titleId}>Atajos de teclado</DialogTitle>
      {/* Reachable by the keyboard, which scrolls it. */}
      <DialogContent role="region" aria-labelledby={titleId} tabIndex={0}>
        <Shortcuts title="En todas partes" shortcuts={EVERYWHERE} />
        {sells && <Shortcuts title="En las colillas de una venta" shortcuts={IN_COLILLAS} />}
        <Shortcuts title="En las fotos" shortcuts={IN_PICTURES} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Keys that are pressed together, Ctrl shown as ⌘ on a Mac, and what they do. */
type Shortcut = readonly [text: string, ...keys: string[]];

const EVERYWHERE: readonly Shortcut[] = [
  ['Ir a una sección, una hoja o un registro', 'Ctrl', 'K'],
  ['Guardar el formulario', 'Ctrl', 'S'],
  ['Ver estos atajos', '?'],
  ['Aceptar lo que se pregunta', 'Enter'],
  ['Cerrar lo que está abierto', 'Esc'],
];

const IN_COLILLAS: readonly Shortcut[] = [
  ['Pasar a lo siguiente; en un valor vacío repite el de arriba', 'Enter'],
  ['Ir a la fila de arriba o de abajo', '↑', '↓'],
  ['Anular la colilla, o dejarla valer', '*'],
  ['Quitar la fila', 'Ctrl', 'Supr'],
  ['Ir a la siguiente fila por corregir', 'F8'],
  ['Guardar el borrador ahora', 'Ctrl', 'S'],
  ['Cerrar la venta', 'Ctrl', 'Enter'],
];

const IN_PICTURES: readonly Shortcut[] = [['Ver la foto anterior o la siguiente', '←', '→']];

const Shortcuts = ({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) => (
  <Box component="section" sx={{ mb: 2 }}>
    <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="dl" sx={LINES}>
      {shortcuts.map(([text, ...keys]) => (
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
