import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface FootLineProps {
  text: string;
  /** 'Mostrar' */
  verb: string;
  /** Its object, for screen readers: 'centavos' */
  what: string;
  onClick: () => void;
}

/** A quiet line below a table: how it is drawn, and the button for the other way. Paper has no button. */
export const FootLine = ({ text, verb, what, onClick }: FootLineProps) => (
  <Box sx={style}>
    {text}
    <Box component="span" sx={{ displayPrint: 'none' }}>
      {' · '}
    </Box>
    <Button aria-label={`${verb} ${what}`} onClick={onClick} sx={verbStyle}>
      {verb}
    </Button>
  </Box>
);

const style = { mt: 0.5, fontSize: 12, color: 'text.secondary' };

const verbStyle = { minWidth: 0, px: 0.5, py: 0.25, fontSize: 'inherit', displayPrint: 'none' };
