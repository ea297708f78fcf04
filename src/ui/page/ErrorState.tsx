import Button from '@mui/material/Button';
import { Notice } from './Notice';

interface ErrorStateProps {
  error: Error;
  onRetry: () => void;
}

/** What stands in place of data that could not be read: the text, and another try. */
export const ErrorState = ({ error, onRetry }: ErrorStateProps) => (
  <Notice
    severity="error"
    action={
      <Button color="inherit" onClick={() => onRetry()}>
        Reintentar
      </Button>
    }
  >
    {error.message}
  </Notice>
);
