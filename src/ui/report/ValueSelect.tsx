import TextField from '@mui/material/TextField';
import { ErrorNotice } from '../base/ErrorNotice';

interface ValueSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly { id: string | number; name: string }[];
  none?: string;
  autoFocus?: boolean;
  /** In px. Choices that come later must not change it. */
  width?: number;
  error?: Error | null;
  onRetry?: () => void;
}

/** In place of SelectInput outside a form. */
export const ValueSelect = ({
  label,
  value,
  onChange,
  choices,
  none,
  autoFocus,
  error,
  onRetry,
  width = onRetry ? 200 : 120,
}: ValueSelectProps) =>
  error ? (
    <ErrorNotice error={error} what={label} onRetry={() => onRetry?.()} />
  ) : (
    <TextField
      select
      label={label}
      value={value}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      sx={{ displayPrint: 'none', width }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
