import PrintIcon from '@mui/icons-material/Print';
import { Button } from 'react-admin';

/** The browser's own way to paper, or to a PDF. */
export const PrintButton = ({ disabled }: { disabled?: boolean }) => (
  <Button
    label="Imprimir"
    // On a phone react-admin leaves a disabled icon without a name.
    aria-label="Imprimir"
    disabled={disabled}
    onClick={() => window.print()}
    sx={{ displayPrint: 'none' }}
  >
    <PrintIcon />
  </Button>
);
