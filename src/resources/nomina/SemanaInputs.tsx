import { useWatch } from 'react-hook-form';
import { DateInput } from '../../ui/inputs/DateInput';
import { endOf, startOf } from './inicio';

/** The start snaps to the Monday of its week, the end is that week's Sunday (SPEC 5). */
export const SemanaInputs = ({ autoFocus }: { autoFocus: boolean }) => {
  const start = useWatch({ name: 'fecha_inicio' });

  return (
    <>
      <DateInput source="fecha_inicio" parse={startOf} autoFocus={autoFocus} isPast isRequired />
      <DateInput source="fecha_final" format={() => endOf(start ?? '')} disabled />
    </>
  );
};
