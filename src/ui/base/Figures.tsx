import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const Figures = ({ children }: { children: ReactNode }) => <Box sx={rowStyle}>{children}</Box>;

interface FigureProps {
  label: string;
  /** Undefined until it is known. */
  value?: string;
  error?: unknown;
}

/** Has its place while it loads, and is left out if it cannot be read. */
export const Figure = ({ label, value, error }: FigureProps) =>
  value === undefined && error ? null : (
    <div>
      <Typography component="div" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {value ?? <Skeleton width={64} />}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary">
        {label}
      </Typography>
    </div>
  );

const rowStyle = { display: 'flex', columnGap: 2, pt: 1.5, '&:empty': { display: 'none' } };
