import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type DayRange, presetsOf } from '../../format/dayRanges';
import { DateRange } from './DateRange';

export interface RangeChoicesProps {
  value: DayRange;
  /** What the value is called. */
  name: string;
  /** With the name by which it was chosen, if it was. */
  onChange: (range: DayRange, chosen?: string) => void;
}

/** The ranges that have a name, and days of one's own. */
export const RangeChoices = ({ value, name, onChange }: RangeChoicesProps) => (
  <Box sx={style}>
    {presetsOf().map((preset) => (
      <Chip
        key={preset.name}
        label={preset.name}
        variant="outlined"
        component="button"
        aria-pressed={preset.name === name}
        onClick={() => onChange(preset, preset.name)}
      />
    ))}
    <DateRange value={value} onChange={(range) => onChange(range)} />
  </Box>
);

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // The days side by side, as wide as what is above them.
  '& .MuiStack-root': { flex: '1 0 100%', '& > *': { flex: '1 1 136px' } },
};
