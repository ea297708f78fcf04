import { type RaRecord, useChoicesContext } from 'ra-core';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput as RaReferenceInput,
} from 'react-admin';
import { ErrorState } from '../ErrorState';

export interface ReferenceInputProps
  extends Pick<AutocompleteInputProps, 'label' | 'disabled' | 'noOptionsText' | 'helperText' | 'optionText'> {
  source: string;
  reference: string;
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  isRequired?: boolean;
  /** Stands open in a list's filters. */
  alwaysOn?: boolean;
}

/** In place of react-admin's ReferenceInput: searched on the server by q, and a load that failed can be tried again. */
export const ReferenceInput = ({
  source,
  reference,
  filter,
  sort,
  alwaysOn,
  ...input
}: ReferenceInputProps) => (
  <RaReferenceInput source={source} reference={reference} filter={filter} sort={sort} perPage={50}>
    <Choices {...input} />
  </RaReferenceInput>
);

const Choices = (
  props: Omit<ReferenceInputProps, 'source' | 'reference' | 'filter' | 'sort' | 'alwaysOn'>,
) => {
  const { error, refetch } = useChoicesContext<RaRecord>();
  if (error) return <ErrorState error={error} onRetry={refetch} />;

  return (
    <AutocompleteInput
      {...props}
      filterToQuery={toQuery}
      // So that Enter takes the first that is found.
      autoHighlight
    />
  );
};

const toQuery = (q: string) => (q === '' ? {} : { q });
