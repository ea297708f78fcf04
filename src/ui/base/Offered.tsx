import Box from '@mui/material/Box';
import { AuthContext, useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';

interface OfferedProps {
  resource: string;
  action: string;
  children: ReactNode;
}

/** A button that some may press. Until that is known it is drawn unseen, so that nothing jumps when it comes. */
export const Offered = ({ resource, action, children }: OfferedProps) => {
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (!isPending) return canAccess && children;

  return (
    // Without it, react-admin's own buttons would wait, too.
    <AuthContext value={undefined}>
      <Box component="span" sx={{ display: 'contents', visibility: 'hidden' }}>
        {children}
      </Box>
    </AuthContext>
  );
};
