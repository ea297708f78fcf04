import Card from '@mui/material/Card';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface SectionCardProps {
  title: string;
  heading?: string;
  component?: 'section' | 'aside';
  ref?: Ref<HTMLDivElement>;
  sx?: SxProps;
  children: ReactNode;
}

export const SectionCard = ({
  title,
  heading = title,
  component = 'section',
  ref,
  sx,
  children,
}: SectionCardProps) => (
  <Card component={component} aria-label={title} ref={ref} sx={{ p: 2, minWidth: 0, ...sx }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {heading}
    </Typography>
    {children}
  </Card>
);
