import Button from '@mui/material/Button';

export const MAIN_ID = 'contenido';

/** In place of react-admin's SkipNavigationButton, whose text has nearly the colour of its ground: past bar and menu to the screen. */
export const SkipLink = () => (
  <Button
    variant="contained"
    href={`#${MAIN_ID}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
    sx={{
      displayPrint: 'none',
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      '&:not(:focus)': { transform: 'translateY(-64px)' },
    }}
  >
    Saltar al contenido
  </Button>
);
