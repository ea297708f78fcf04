import { ChoicesContextProvider, type RaRecord, useChoicesContext } from 'ra-core';
import { useState } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput as RaReferenceInput,
} from 'react-admin';
import { plain } from '../../format/text';
import { ErrorState } from '../page/ErrorState';

export interface ReferenceInputProps
  extends Pick<
    AutocompleteInputProps,
    'label' | 'disabled' | 'noOptionsText' | 'helperText' | 'optionText' | 'emptyText'
  > {
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
  const choices = useChoicesContext<RaRecord>();
  const [typed, setTyped] = useState('');
  const { error, refetch, filterValues, isFetching, allChoices, selectedChoices } = choices;
  if (error) return <ErrorState error={error} onRetry={refetch} />;

  const textOf = typeof props.optionText === 'function' ? props.optionText : () => '';
  const isAnswered = !isFetching && (filterValues?.q ?? '') === typed;
  const mayBeMeant = (choice: RaRecord) =>
    selectedChoices?.includes(choice) || plain(String(textOf(choice))).includes(plain(typed));

  return (
    <ChoicesContextProvider
      // Enter must not take what was found for less than is typed by now.
      value={Object.assign({}, choices, {
        allChoices: isAnswered ? allChoices : allChoices?.filter(mayBeMeant),
      })}
    >
      <AutocompleteInput
        {...props}
        filterToQuery={toQuery}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        // So that Enter takes the first that is found.
        autoHighlight
      />
    </ChoicesContextProvider>
  );
};

const toQuery = (q: string) => (q === '' ? {} : { q });
