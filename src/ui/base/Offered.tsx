import Box from '@mui/material/Box';
import { AuthContext, useAuthProvider, useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';

interface OfferedProps {
  resource: string;
  action: string;
  children: ReactNode;
}

/** A button that some may press. Until that is known it is drawn unseen, so that nothing jumps when it comes. */
export const Offered = ({ resource, action, children }: OfferedProps) => {
  const { canAccess, isPending } = useCanAccess({ resource, action });
  const authProvider = useAuthProvider();
  if (!isPending && !canAccess) return null;

  return (
    // Unseen buttons of react-admin would wait for their own answer, too.
    <AuthContext value={isPending ? undefined : authProvider}>
      <Box component="span" sx={{ display: 'contents', visibility: isPending ? 'hidden' : undefined }}>
        {children}
      </Box>
    </AuthContext>
  );
};
