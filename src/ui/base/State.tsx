import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';

interface StateProps {
  icon: ElementType;
  /** Nothing is wrong with info, and screen readers are not interrupted. */
  severity?: 'info' | 'warning' | 'error';
  more?: string;
  /** The next step. */
  action?: ReactNode;
  children: ReactNode;
}

/** In place of content that is empty, failed, forbidden or missing: an icon, a sentence and the next step. */
export const State = ({ icon: Icon, severity = 'info', more, action, children }: StateProps) => (
  <Alert
    severity={severity}
    variant="outlined"
    role={severity === 'info' ? 'none' : 'alert'}
    icon={<Icon />}
    action={action}
    sx={stateStyle}
  >
    {severity === 'error' && <AlertTitle>¡Error!</AlertTitle>}
    <Typography>{children}</Typography>
    {more && (
      <Typography variant="body2" color="text.secondary">
        {more}
      </Typography>
    )}
  </Alert>
);

const stateStyle = {
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  px: 2,
  py: 4,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&.MuiAlert-colorInfo': { borderColor: 'divider', '& .MuiAlert-icon': { color: 'text.secondary' } },
  '& .MuiAlert-icon': { m: 0, p: 0, opacity: 1, '& svg': { fontSize: 32 } },
  '& .MuiAlert-message': { p: 0, maxWidth: '60ch' },
  '& .MuiAlertTitle-root': { m: 0, fontWeight: 600 },
  '&.MuiAlert-colorError .MuiAlertTitle-root': { color: 'error.main' },
  '& .MuiAlert-action': {
    m: 0,
    p: 0,
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 1,
    displayPrint: 'none',
  },
} as const;
