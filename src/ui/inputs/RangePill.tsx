import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import DateRangeIcon from '@mui/icons-material/DateRange';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { visuallyHidden } from '../theme/tableStyle';
import { RangeChoices, type RangeChoicesProps } from './RangeChoices';

interface RangePillProps extends RangeChoicesProps {
  /** Of which date: not seen, as the range says it. */
  label: string;
}

/** A range of days by its name, on a button that opens the others. */
export const RangePill = ({ label, value, name, onChange }: RangePillProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);

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
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paper } }}
      >
        <RangeChoices
          value={value}
          name={name}
          onChange={(range, chosen) => {
            onChange(range, chosen);
            if (chosen !== undefined) close();
          }}
        />
      </Popover>
    </>
  );
};

const paper = { mt: 0.5, p: 2, pb: 1, width: 344 };
