import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { Placeholder } from '../base/Loading';

interface TableSkeletonProps {
  columns: number;
  /** As many as a screen shows. */
  rows?: number;
  /** A sheet stays a table on a phone, below its facts. */
  isSheet?: boolean;
  facts?: number;
}

export const TableSkeleton = ({ columns, rows = 12, isSheet = false, facts = 0 }: TableSkeletonProps) => (
  <Placeholder>
    {facts > 0 && <Skeleton width={facts * 140} sx={{ maxWidth: '100%', mb: 2 }} />}
    <Box
      data-sheet={isSheet || undefined}
      sx={[skeletonStyle, { '--column': `max(64px, ${100 / Math.max(1, columns)}%)` }]}
    >
      {Array.from({ length: rows + 1 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <div key={row}>
          <Skeleton />
        </div>
      ))}
    </Box>
  </Placeholder>
);

/** A bar for each row. The mask cuts it into columns. */
const columnsMask =
  'repeating-linear-gradient(90deg, #000 0 calc(var(--column) - 24px), transparent 0 var(--column))';

const skeletonStyle = ({ breakpoints }: Theme) => ({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 33,
    px: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > div:first-of-type': { minHeight: 37 },
  '& > div:last-of-type': { borderBottom: 0 },
  '& .MuiSkeleton-root': { width: '100%', maskImage: columnsMask },
  '&[data-sheet]': sheetStyle,
  [breakpoints.up('sm')]: sheetStyle,
  // The cards of a phone.
  [breakpoints.down('sm')]: {
    '&:not([data-sheet]) > div': {
      minHeight: 96,
      mb: 1,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
    },
    '&:not([data-sheet]) > div:first-of-type': { display: 'none' },
    '&:not([data-sheet]) .MuiSkeleton-root': { maskImage: 'none' },
  },
});

const sheetStyle = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 };
