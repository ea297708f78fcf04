import PrintIcon from '@mui/icons-material/Print';
import { Button } from 'react-admin';

/** The browser's own way to paper, or to a PDF. */
export const PrintButton = ({ disabled }: { disabled?: boolean }) => (
  <Button
    label="Imprimir"
    // On a phone an icon, which react-admin leaves without a name as long as it cannot be pressed.
    aria-label="Imprimir"
    disabled={disabled}
    onClick={() => window.print()}
    sx={{ displayPrint: 'none' }}
  >
    <PrintIcon />
  </Button>
);
