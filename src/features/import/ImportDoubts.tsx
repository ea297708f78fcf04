import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ImportRow, isFaulty } from './rows';

const MOST_NAMED = 10;

/** The rows that are imported although their amount is unusual. */
export const doubtedOf = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.filter((row) => row.outcome?.duda && !isFaulty(row));

interface ImportDoubtsProps {
  doubted: readonly ImportRow[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Names the rows with an unusual amount, and wants them confirmed. */
export const ImportDoubts = ({ doubted, isConfirmed, onConfirm }: ImportDoubtsProps) => (
  <Alert severity="warning">
    Montos inusuales:
    <ul aria-label="Montos inusuales">
      {doubted.slice(0, MOST_NAMED).map(({ fila, outcome }) => (
        <li key={fila}>
          Fila {fila}: {outcome?.duda}
        </li>
      ))}
      {doubted.length > MOST_NAMED && <li>y {doubted.length - MOST_NAMED} más</li>}
    </ul>
    <FormControlLabel
      label="Los montos inusuales son correctos"
      control={<Checkbox checked={isConfirmed} onChange={(_, checked) => onConfirm(checked)} />}
    />
  </Alert>
);
