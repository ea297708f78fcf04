import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useIsOffline } from 'ra-core';
import { isAway } from '../../../contract/common';
import { Notice } from './Notice';
import { statusOf } from './refusal';

interface ErrorStateProps {
  error: Error;
  /** Names the data, if the place does not. */
  what?: string;
  backTo?: string;
  onRetry: () => void;
}

/** Offers a retry. Offline is no error: the page says so already. */
export const ErrorState = ({ error, what, backTo, onRetry }: ErrorStateProps) => {
  const isOffline = useIsOffline() && isAway(error);
  const isMissing = statusOf(error) === 404;
  const text = isOffline ? 'Se mostrará cuando vuelva la conexión.' : error.message;
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
