import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { proposeFecha } from '../../../contract/fechaPropuesta';
import { longDate } from '../../format/dates';
import type { FieldInputProps } from '../../section/field';
import { DateInput } from '../../ui/inputs/DateInput';

export default function FechaInput(props: FieldInputProps) {
  return (
    <>
      <DateInput {...props} />
      <FechaPropuesta />
    </>
  );
}

/** The user accepts the legal date with a click. */
const FechaPropuesta = () => {
  const { setValue } = useFormContext();
  const [original, fecha] = useWatch({ name: ['fecha_original', 'fecha'] });
  // Years such as 0002 and 0202 pass by while 2026 is typed.
  const propuesta = original >= '2000-01-01' ? proposeFecha(original) : undefined;
  if (!propuesta || propuesta === fecha) return null;

  const use = () => setValue('fecha', propuesta, { shouldDirty: true, shouldValidate: true });

  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={use}>
          Usar
        </Button>
      }
      sx={{ mb: 2 }}
    >
      Fecha propuesta: {longDate(propuesta)}
    </Alert>
  );
};
