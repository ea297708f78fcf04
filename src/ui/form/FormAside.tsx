import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Identifier } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { SectionCard } from '../base/SectionCard';

interface AsideRow {
  id: Identifier;
  title: ReactNode;
  detail?: ReactNode;
  value?: ReactNode;
  to?: string;
}

interface FormAsideProps {
  title: string;
  /** Undefined until they are known. */
  rows?: readonly AsideRow[];
  error?: unknown;
  children?: ReactNode;
}

/** A short list beside a form. It has its place while it loads, and is absent without rows. */
export const FormAside = ({ title, rows, error, children }: FormAsideProps) =>
  error || rows?.length === 0 ? null : (
    <SectionCard
      component="aside"
      title={title}
      sx={{ flex: '1 1 240px', maxWidth: 400, displayPrint: 'none' }}
    >
      <Box component="ul" aria-busy={!rows} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows ? rows.map((row) => <Row key={row.id} {...row} />) : PLACES}
      </Box>
      {children}
    </SectionCard>
  );

const Row = ({ title, detail, value, to }: Partial<AsideRow>) => (
  <Box component="li" sx={rowStyle}>
    <Typography noWrap component="div" sx={{ gridColumn: 1 }}>
      {to ? (
        <Link to={to} underline="hover">
          {title}
        </Link>
      ) : (
        title
      )}
    </Typography>
    <Typography component="div" sx={{ gridColumn: 2, textAlign: 'right' }}>
      {value}
    </Typography>
    <Typography noWrap component="div" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {detail}
    </Typography>
  </Box>
);

const PLACES = [1, 2, 3, 4, 5].map((place) => (
  <Row key={place} title={<Skeleton width={120} />} detail={<Skeleton width={80} />} />
));

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
