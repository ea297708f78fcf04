import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { Notice } from './Notice';

interface ErrorStateProps {
  error: Error;
  /** What it is that could not be read, where the place does not say so. */
  what?: string;
  /** The list in which a record would be found, for who looks for one that there is not. */
  backTo?: string;
  onRetry: () => void;
}

/** What stands in place of data that could not be read: the text, and another try, unless none would find more. */
export const ErrorState = ({ error, what, backTo, onRetry }: ErrorStateProps) => (
  <Notice
    severity="error"
    action={
      <>
        {!(backTo && isMissing(error)) && (
          <Button color="inherit" onClick={() => onRetry()}>
            Reintentar
          </Button>
        )}
        {backTo && (
          <Button component={LinkBase} to={backTo} color="inherit">
            Volver a la lista
          </Button>
        )}
      </>
    }
  >
    {what && `${what}: `}
    {error.message}
  </Notice>
);

const isMissing = (error: Error) => 'status' in error && error.status === 404;
