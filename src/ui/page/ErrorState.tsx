import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useIsOffline } from 'ra-core';
import { isAway } from '../../../contract/common';
import { Notice } from './Notice';

interface ErrorStateProps {
  error: Error;
  /** What it is that could not be read, where the place does not say so. */
  what?: string;
  /** The list in which a record would be found, for who looks for one that there is not. */
  backTo?: string;
  onRetry: () => void;
}

/**
 * What stands in place of data that could not be read: the text, and another try, unless none would find more. Without a
 * connection it is no fault, and the page says that already.
 */
export const ErrorState = ({ error, what, backTo, onRetry }: ErrorStateProps) => {
  const isOffline = useIsOffline();
  const actions = (
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
  );

  return isOffline && isAway(error) ? (
    <Alert severity="info" action={actions} sx={{ mb: 2 }}>
      {what && `${what}: `}
      Se mostrará cuando vuelva la conexión.
    </Alert>
  ) : (
    <Notice severity="error" action={actions}>
      {what && `${what}: `}
      {error.message}
    </Notice>
  );
};

const isMissing = (error: Error) => 'status' in error && error.status === 404;
