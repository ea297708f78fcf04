import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import DateRangeIcon from '@mui/icons-material/DateRange';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useInput, useTranslateLabel } from 'ra-core';
import { createContext, useContext, useState } from 'react';
import type { CommonInputProps } from 'react-admin';
import { type DayRange, presetsOf, rangeText } from '../../format/dayRanges';
import { visuallyHidden } from '../theme/tableStyle';
import { DateRange } from './DateRange';

interface DateRangeInputProps extends Pick<CommonInputProps, 'source' | 'resource'> {
  alwaysOn?: boolean;
}

/** Whether the inputs show at once, without a button. */
export const RangesOpen = createContext(false);

/** `{source}_gte` and `{source}_lte`, both inclusive. */
export const DateRangeInput = ({ source, resource }: DateRangeInputProps) => {
  const [gte, lte] = DateRangeInput.sourcesOf(source);
  const desde = useInput({ source: gte }).field;
  const hasta = useInput({ source: lte }).field;
  const label = String(useTranslateLabel()({ source, resource }));
  const [chosen, setChosen] = useState<string>();
  const value = { desde: desde.value, hasta: hasta.value };
  const change = (next: DayRange, by?: string) => {
    setChosen(by);
    if (next.desde !== value.desde) desde.onChange(next.desde);
    if (next.hasta !== value.hasta) hasta.onChange(next.hasta);
  };
  const Range = useContext(RangesOpen) ? OpenRange : RangePill;

  return <Range label={label} value={value} name={rangeText(value, chosen)} onChange={change} />;
};

/** For lists of active filters. */
DateRangeInput.sourcesOf = (source: string) => [`${source}_gte`, `${source}_lte`] as const;

interface RangeProps {
  label: string;
  value: DayRange;
  name: string;
  onChange: (range: DayRange, chosen?: string) => void;
}

const OpenRange = ({ label, ...props }: RangeProps) => (
  <Box role="group" aria-label={label}>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
      {label}
    </Typography>
    <RangeChoices {...props} />
  </Box>
);

const RangePill = ({ label, value, name, onChange }: RangeProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (range: DayRange, chosen?: string) => {
    onChange(range, chosen);
    if (chosen !== undefined) setAnchor(undefined);
  };

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DateRangeIcon />}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span style={visuallyHidden}>{label}:</span> {name}
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paperStyle } }}
        >
          <RangeChoices value={value} name={name} onChange={choose} />
        </Popover>
      )}
    </>
  );
};

const RangeChoices = ({ value, name, onChange }: Omit<RangeProps, 'label'>) => (
  <Box sx={choicesStyle}>
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

const paperStyle = { mt: 0.5, p: 2, pb: 1, width: 344 };

const choicesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // Side by side, as wide as the chips above.
  '& .MuiStack-root': { flex: '1 0 100%', '& > *': { flex: '1 1 136px' } },
};
