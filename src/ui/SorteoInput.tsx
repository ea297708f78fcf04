import { type RaRecord, useRecordContext, useReference } from 'ra-core';
import { LoadingInput, SelectInput } from 'react-admin';
import type { Sorteo } from '../../contract/sorteos';
import { sorteoText } from './nombres';
import { useSorteos } from './useSorteos';

interface SorteoInputProps {
  source?: string;
  label?: string;
  disabled?: boolean;
  /** Whether those out of use are offered too, as for what happened while they were in use. */
  withInactive?: boolean;
}

/** The draw of a record, among those in use; one in force stays offered. */
export const SorteoInput = ({
  source = 'fk_sorteo',
  label = 'Sorteo',
  disabled,
  withInactive = false,
}: SorteoInputProps) => {
  const { isPending, choices } = useSorteos({ isActive: !withInactive });
  const id = Number(useRecordContext<RaRecord>()?.[source] ?? 0);
  const isMissing = !isPending && id !== 0 && choices.every((choice) => choice.id !== id);
  const { referenceRecord: own } = useReference<Sorteo>({
    reference: 'sorteos',
    id,
    options: { enabled: isMissing },
  });
  if (isPending) return <LoadingInput label={label} />;

  return (
    <SelectInput
      source={source}
      label={label}
      choices={isMissing ? [...choices, { id, name: own ? sorteoText(own) : `Sorteo ${id}` }] : choices}
      disabled={disabled}
      isRequired
    />
  );
};
