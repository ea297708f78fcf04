import Typography from '@mui/material/Typography';
import { formatExact } from '../../../format/money';
import { centsOf } from '../../../ui/fields/cellOf';
import type { BulkStep, Refused, Report } from './bulkStep';

/** With how many the step was taken and what they come to, and for each other one why it was not. */
export const BulkStepReport = ({ step, done, refused }: Report & { step: BulkStep }) => (
  <>
    {step.done}: {done.length}, por {formatExact(done.reduce((sum, { valor }) => sum + centsOf(valor), 0))}
    <RefusedList refused={refused} />
  </>
);

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
