import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { today } from '../../format/dates';
import { addWeeks, mondayOf } from '../../format/week';
import { DatePicker } from '../../ui/inputs/DatePicker';

interface SemanaChooserProps {
  /** A Monday. */
  value: string;
  onChange: (monday: string) => void;
}

/** In place of react-admin's DateInput: a week by any of its days, and a button to the one before and after, up to the running one. */
export const SemanaChooser = ({ value, onChange }: SemanaChooserProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', displayPrint: 'none' }}>
    <IconButton aria-label="Semana anterior" onClick={() => onChange(addWeeks(value, -1))}>
      <ChevronLeftIcon />
    </IconButton>
    <DatePicker
      label="Semana del"
      value={value}
      max={today()}
      onChange={(day) => onChange(mondayOf(day === '' || day > today() ? today() : day))}
    />
    <IconButton
      aria-label="Semana siguiente"
      disabled={value >= mondayOf(today())}
      onClick={() => onChange(addWeeks(value, 1))}
    >
      <ChevronRightIcon />
    </IconButton>
  </Stack>
);
