import Typography from '@mui/material/Typography';
import type { Refused } from './bulkStep';

/** What stays as it is, and why; nothing where there is none. */
export const RefusedList = ({ refused }: { refused: readonly Refused[] }) =>
  refused.length > 0 && (
    <>
      <Typography sx={{ mt: 1.5 }}>Sin cambios, y siguen seleccionados:</Typography>
      <ul aria-label="Sin cambios">
        {refused.map(({ premio, error }) => (
          <li key={premio.id}>
            {premio.id}: {error}
          </li>
        ))}
      </ul>
    </>
  );
