import Button from '@mui/material/Button';
import { Notice } from './Notice';

interface ErrorStateProps {
  error: Error;
  /** What it is that could not be read, where the place does not say so. */
  what?: string;
  onRetry: () => void;
}

/** What stands in place of data that could not be read: the text, and another try. */
export const ErrorState = ({ error, what, onRetry }: ErrorStateProps) => (
  <Notice
    severity="error"
    action={
      <Button color="inherit" onClick={() => onRetry()}>
        Reintentar
      </Button>
    }
  >
    {what && `${what}: `}
    {error.message}
  </Notice>
);
