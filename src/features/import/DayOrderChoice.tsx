import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { dayInWords } from '../../format/dates';
import { type DayOrder, readDay } from '../../format/import/readDay';

interface DayOrderChoiceProps {
  label: string;
  order: DayOrder;
  autoFocus: boolean;
  onChoose: (isMonthFirst: boolean) => void;
}

/** Asks how a column writes its days, if they can be read both ways. */
export const DayOrderChoice = ({ label, order, autoFocus, onChoose }: DayOrderChoiceProps) => {
  const id = useId();
  const { isMonthFirst, example = '' } = order;

  return (
    <FormControl>
      <FormLabel id={id}>
        ¿Qué día es {example} en «{label}»? Así se lee toda la columna.
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={String(isMonthFirst)}
        onChange={(_, value) => onChoose(value === 'true')}
      >
        {[false, true].map((reading) => (
          <FormControlLabel
            key={String(reading)}
            value={String(reading)}
            control={<Radio autoFocus={autoFocus && reading === isMonthFirst} />}
            label={dayInWords(readDay(example, reading) ?? '')}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
