import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSectionOptions } from '../../section/useSectionOptions';
import { Placeholder } from '../base/Loading';
import { cardStyle, footStyle } from './FormCard';
import { gridStyle } from './FormGrid';

/** The card of a form, with the inputs that the section declares. */
export const FormSkeleton = () => {
  const { form, fields } = useSectionOptions();

  return (
    <Placeholder>
      <Box sx={cardStyle}>
        <Box sx={gridStyle}>
          {form.map((source) => {
            const isWide = WIDE.includes(fields[source]?.kind ?? 'text');

            return (
              <Box key={source} data-wide={isWide || undefined} sx={{ pt: 1, pb: 0.5 }}>
                <Skeleton variant="rounded" height={isWide ? 64 : 40} />
              </Box>
            );
          })}
        </Box>
        <Box sx={footStyle}>
          <Skeleton variant="rounded" width={80} height={30} />
        </Box>
      </Box>
    </Placeholder>
  );
};

/** These take the whole width of the card. */
const WIDE: readonly string[] = ['note', 'pictures'];
