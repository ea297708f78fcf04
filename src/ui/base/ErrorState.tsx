import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice';
import { statusOf } from './refusal';
import { State } from './State';
import { type FailedRead, useFailedRead } from './useFailedRead';

interface ErrorStateProps extends FailedRead {
  /** What was read before still stands below: the error takes little room. */
  hasContent?: boolean;
  backTo?: string;
  /** Another way on. */
  action?: ReactNode;
}

/** In place of content that could not be read: with a retry, and a way back to the list. */
export const ErrorState = ({ hasContent = false, ...props }: ErrorStateProps) =>
  hasContent ? <ErrorNotice {...props} /> : <FailedState {...props} />;

const FailedState = ({ backTo, action, ...failed }: ErrorStateProps) => {
  const { isOffline, isRetried, text } = useFailedRead(failed);
  if (isRetried) return null;
  const status = statusOf(failed.error);
  const hasRetry = !(backTo && status === 404);
  const actions = (
    <>
      {hasRetry && (
        <Button variant="outlined" onClick={() => failed.onRetry()}>
          Reintentar
        </Button>
      )}
      {backTo && (
        <Button component={LinkBase} to={backTo}>
          Volver a la lista
        </Button>
      )}
      {action}
    </>
  );

  return isOffline ? (
    <State icon={CloudOffIcon} action={actions}>
      {text}
    </State>
  ) : (
    <State icon={ICONS[status ?? 0] ?? ErrorIcon} severity="error" action={actions}>
      {text}
    </State>
  );
};

const ICONS: Readonly<Record<number, typeof ErrorIcon>> = { 403: LockIcon, 404: SearchOffIcon };
