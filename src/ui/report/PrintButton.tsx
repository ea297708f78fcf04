import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';

/** The browser's own way to paper, or to a PDF. */
export const PrintButton = ({ disabled }: { disabled?: boolean }) => (
  <Button
    startIcon={<PrintIcon />}
    disabled={disabled}
    onClick={() => window.print()}
    sx={{ displayPrint: 'none' }}
  >
    Imprimir
  </Button>
);
