import { DateInput } from 'react-admin';
import { today } from '../format/dates';

/** The day of something that has happened: today, or earlier. */
export const FechaInput = () => (
  <DateInput source="fecha" label="Fecha" slotProps={{ htmlInput: { max: today() } }} isRequired />
);
