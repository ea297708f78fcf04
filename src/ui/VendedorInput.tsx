import { type RaRecord, useRecordContext, useReference } from 'ra-core';
import { AutocompleteInput, LoadingInput } from 'react-admin';
import type { Vendedor } from '../../contract/vendedores';
import { vendedorText } from './nombres';
import { useVendedores } from './useVendedores';

interface VendedorInputProps {
  source?: string;
  label?: string;
  /** Those of one administrator alone. */
  fk_usuario?: number;
  disabled?: boolean;
  /** Whether those out of use are offered too, as for what happened while they were in use. */
  withInactive?: boolean;
  /** Whether the form takes none. */
  isOptional?: boolean;
}

/** The promotor of a record, among those in use, found by typing; one in force stays offered. */
export const VendedorInput = ({
  source = 'fk_vendedor',
  label = 'Promotor',
  fk_usuario,
  disabled,
  withInactive = false,
  isOptional = false,
}: VendedorInputProps) => {
  const { isPending, choices } = useVendedores({ isActive: !withInactive, fk_usuario });
  const id = Number(useRecordContext<RaRecord>()?.[source] ?? 0);
  const isMissing = !isPending && id !== 0 && choices.every((choice) => choice.id !== id);
  const { referenceRecord: own } = useReference<Vendedor>({
    reference: 'vendedores',
    id,
    options: { enabled: isMissing },
  });
  if (isPending) return <LoadingInput label={label} />;

  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={isMissing ? [...choices, { id, name: own ? vendedorText(own) : `Promotor ${id}` }] : choices}
      disabled={disabled}
      // So that Enter takes the first that is found.
      autoHighlight
      noOptionsText="Ningún promotor coincide"
      isRequired={!isOptional}
    />
  );
};
