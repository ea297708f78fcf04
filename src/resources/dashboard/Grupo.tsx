import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface GrupoProps {
  title: string;
  children: ReactNode;
}

/** A card with links. It has less padding than others, because they have some of their own. */
export const Grupo = ({ title, children }: GrupoProps) => (
  <Card component="section" aria-label={title} sx={{ p: 0.5, minWidth: 0 }}>
    <Typography variant="h2" sx={{ px: 1, pt: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Card>
);
