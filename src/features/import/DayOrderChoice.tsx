import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { dayInWords } from '../../format/dates';
import { type DayOrder, readDay, swapDay } from '../../format/import/readDay';

interface DayOrderChoiceProps {
  label: string;
  order: DayOrder;
  autoFocus: boolean;
  onChoose: (isOther: boolean) => void;
}

/** Asks how a column writes its days, if they can be read both ways. */
export const DayOrderChoice = ({ label, order, autoFocus, onChoose }: DayOrderChoiceProps) => {
  const id = useId();
  const { isMonthFirst, isSwapped, example = '' } = order;
  const isOwnDay = swapDay(example) !== example;
  const isOther = isOwnDay ? isSwapped : isMonthFirst;
  const readings = [false, true].map((isOther) => ({
    isOther,
    day: readDay(example, { isMonthFirst: isOther, isSwapped: isOther }) ?? '',
  }));

  return (
    <FormControl>
      <FormLabel id={id}>
        {isOwnDay
          ? `Excel pudo cambiar el día por el mes en «${label}»: unas fechas son textos y otras no. ¿Qué día es ${example}?`
          : `¿Qué día es ${example} en «${label}»?`}{' '}
        Así se lee toda la columna.
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={String(isOther)}
        onChange={(_, value) => onChoose(value === 'true')}
      >
        {readings.map((reading) => (
          <FormControlLabel
            key={reading.day}
            value={String(reading.isOther)}
            control={<Radio autoFocus={autoFocus && reading.isOther === isOther} />}
            label={dayInWords(reading.day)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
