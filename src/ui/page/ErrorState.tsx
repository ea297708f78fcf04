import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useIsOffline } from 'ra-core';
import { useState } from 'react';
import { isAway } from '../../../contract/common';
import { Notice } from './Notice';
import { statusOf } from './refusal';
import { useOnReturn } from './useOnReturn';

interface ErrorStateProps {
  error: Error;
  /** Names the data, if the place does not. */
  what?: string;
  backTo?: string;
  /** Said without a connection. */
  onReturn?: string;
  onRetry: () => void;
}

/** Offers a retry. Offline is no error: the page says so already, and tries again when the connection is back. */
export const ErrorState = ({
  error,
  what,
  backTo,
  onReturn = 'Se mostrará cuando vuelva la conexión',
  onRetry,
}: ErrorStateProps) => {
  const [retried, setRetried] = useState<Error>();
  const isOffline = useIsOffline() && isAway(error);
  const isMissing = statusOf(error) === 404;
  const text = isOffline ? onReturn : error.message;
  useOnReturn(() => {
    if (!isAway(error)) return;
    setRetried(error);
    onRetry();
  });
  if (retried === error) return null;

  const actions = (
    <>
      {!(backTo && isMissing) && (
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
  const said = what ? `${what}: ${text}` : text;

  return isOffline ? (
    <Alert severity="info" action={actions} sx={{ mb: 2 }}>
      {said}
    </Alert>
  ) : (
    <Notice severity="error" action={actions}>
      {said}
    </Notice>
  );
};
