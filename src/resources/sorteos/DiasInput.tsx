import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FieldTitle, useInput, ValidationError } from 'ra-core';
import { DIAS, sortDias } from '../../../contract/sorteos';
import type { FieldInputProps } from '../../section/field';

const NAMES = {
  L: 'Lunes',
  M: 'Martes',
  X: 'Miércoles',
  J: 'Jueves',
  V: 'Viernes',
  S: 'Sábado',
  D: 'Domingo',
};

/** In place of CheckboxGroupInput: announces its error, and fits on one line of a phone. */
export default function DiasInput({ source, isRequired }: FieldInputProps) {
  const { id, field, fieldState } = useInput<string>({ source, parse: (dias) => dias });
  const { error, invalid } = fieldState;

  return (
    <FormControl error={invalid}>
      <FormLabel id={id} sx={{ mb: 0.5, fontSize: '0.75rem' }}>
        <FieldTitle source={source} isRequired={isRequired} />
      </FormLabel>
      <ToggleButtonGroup
        aria-labelledby={id}
        aria-describedby={`${id}-error`}
        size="small"
        color="primary"
        sx={{ mx: { xs: -1, sm: 0 } }}
        value={[...(field.value ?? '')]}
        onChange={(_event, dias: string[]) => field.onChange(sortDias(dias.join('')))}
      >
        {DIAS.map((dia) => (
          <ToggleButton key={dia} value={dia} aria-label={NAMES[dia]} sx={{ minWidth: 36 }}>
            {dia}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText id={`${id}-error`}>
        {error?.message && <ValidationError error={error.message} />}
      </FormHelperText>
    </FormControl>
  );
}
