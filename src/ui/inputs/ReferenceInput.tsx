import {
  ChoicesContextProvider,
  type RaRecord,
  useChoicesContext,
  useGetRecordRepresentation,
} from 'ra-core';
import { useCallback, useState } from 'react';
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
    'label' | 'disabled' | 'noOptionsText' | 'helperText' | 'optionText' | 'emptyText' | 'TextFieldProps'
  > {
  source: string;
  reference: string;
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  isRequired?: boolean;
  alwaysOn?: boolean;
}

/** In place of react-admin's ReferenceInput: searched on the server by q; a failed load can be tried again. */
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

const Choices = ({
  emptyText,
  optionText,
  ...props
}: Omit<ReferenceInputProps, 'source' | 'reference' | 'filter' | 'sort' | 'alwaysOn'>) => {
  const choices = useChoicesContext<RaRecord>();
  const [typed, setTyped] = useState('');
  const { error, refetch, filterValues, isFetching, allChoices = [], selectedChoices = [] } = choices;
  const represent = useGetRecordRepresentation(choices.resource);
  // Stable: react-admin puts the chosen text over the typed one at each new function.
  const textOf = useCallback(
    (choice: RaRecord): string => {
      if (choice.id === NONE) return choice.name;

      return String(typeof optionText === 'function' ? optionText(choice) : represent(choice));
    },
    [optionText, represent],
  );
  if (error) return <ErrorState error={error} onRetry={refetch} />;

  const isAnswered = !isFetching && (filterValues?.q ?? '') === typed;
  const isMatch = (choice: RaRecord) => plain(textOf(choice)).includes(plain(typed));
  const mayBeMeant = (choice: RaRecord) =>
    selectedChoices.some(({ id }) => id === choice.id) || isMatch(choice);
  const found = isAnswered ? allChoices : allChoices.filter(mayBeMeant);
  // While somebody is looked for, Enter must not take the empty choice.
  const isNoneOffered = emptyText !== undefined && (typed === '' || selectedChoices.length === 0);

  return (
    <ChoicesContextProvider
      // Enter must not take a result of an earlier search.
      value={Object.assign({}, choices, {
        allChoices: isNoneOffered ? [{ id: NONE, name: emptyText }, ...found] : found,
      })}
    >
      <AutocompleteInput
        {...props}
        optionText={textOf}
        filterToQuery={toQuery}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        // The chosen one stays in the list, marked, unless the typed text does not match it.
        filterSelectedOptions={typed !== '' && !selectedChoices.some(isMatch)}
        // A refused form brings the focus here: its text must be seen, not covered by the choices.
        openOnFocus={false}
        // Enter takes the first result.
        autoHighlight
      />
    </ChoicesContextProvider>
  );
};

/** react-admin's id of the empty choice. */
const NONE = '';

const toQuery = (q: string) => (q === '' ? {} : { q });
