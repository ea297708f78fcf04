import { useResourceContext, useTranslateLabel } from 'ra-core';
import { useController } from 'react-hook-form';
import { today } from '../../format/dates';
import { DatePicker } from '../../ui/inputs/DatePicker';

/** Of the sale: today, or a day before. Not react-admin's DateInput, which reports the days that a keyboard passes through. */
export const FechaVentaInput = () => {
  const { field } = useController({ name: 'fecha' });
  const translateLabel = useTranslateLabel();
  const label = translateLabel({ source: 'fecha', resource: useResourceContext() });

  return (
    <DatePicker
      label={String(label)}
      value={field.value}
      onChange={field.onChange}
      max={today()}
      error={field.value > today() && 'La fecha no puede ser posterior a hoy'}
      inputRef={field.ref}
      required
    />
  );
};
