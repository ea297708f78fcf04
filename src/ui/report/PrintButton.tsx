import PrintIcon from '@mui/icons-material/Print';
import { Button } from 'react-admin';

export const PrintButton = ({ disabled }: { disabled?: boolean }) => (
  <Button
    label="Imprimir"
    // On a phone, react-admin leaves a disabled icon unnamed.
    aria-label="Imprimir"
    disabled={disabled}
    onClick={() => window.print()}
    sx={{ displayPrint: 'none' }}
  >
    <PrintIcon />
  </Button>
);
