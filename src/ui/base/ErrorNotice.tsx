import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Notice } from './Notice';
import { type FailedRead, useFailedRead } from './useFailedRead';

interface ErrorNoticeProps extends FailedRead {
  /** Names the data, if the place does not. */
  what?: string;
}

/** ErrorState in one line: for an input, a dialog, or content that stands below. */
export const ErrorNotice = ({ what, ...failed }: ErrorNoticeProps) => {
  const { isOffline, isRetried, text } = useFailedRead(failed);
  if (isRetried) return null;
  const said = what ? `${what}: ${text}` : text;
  const action = (
    <Button color="inherit" onClick={() => failed.onRetry()}>
      Reintentar
    </Button>
  );

  return isOffline ? (
    <Alert severity="info" action={action} sx={{ mb: 2 }}>
      {said}
    </Alert>
  ) : (
    <Notice severity="error" action={action}>
      {said}
    </Notice>
  );
};
