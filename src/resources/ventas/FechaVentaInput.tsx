import { useController } from 'react-hook-form';
import { today } from '../../format/dates';
import { DateField } from '../../ui/DateField';

/** Of the sale: today, or a day before. */
export const FechaVentaInput = () => {
  const { field } = useController({ name: 'fecha' });

  return (
    <DateField
      label="Fecha"
      value={field.value}
      onChange={field.onChange}
      max={today()}
      error={field.value > today() && 'La fecha no puede ser posterior a hoy'}
      inputRef={field.ref}
      required
    />
  );
};
