import {
  ChoicesContextProvider,
  type RaRecord,
  type SortPayload,
  useChoicesContext,
  useGetRecordRepresentation,
} from 'ra-core';
import { useCallback, useState } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput as RaReferenceInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { nounOf } from '../../format/noun';
import { plain } from '../../format/text';
import { offererOf } from '../fields/field';
import { useUsuarioActual } from '../layout/usuarioActual';
import { ErrorState } from '../page/ErrorState';
import { useSectionOptions } from '../section/useSectionOptions';

interface ReferenceInputProps extends Omit<AutocompleteInputProps, 'filter'> {
  source: string;
  /** Defaults to the reference of the section's field. */
  reference?: string;
  filter?: Record<string, unknown>;
  sort?: SortPayload;
  alwaysOn?: boolean;
  /** Offers records that are out of use too. */
  withInactive?: boolean;
}

/**
 * In place of react-admin's ReferenceInput: searched on the server by q, offered as the other section says; a failed load
 * can be tried again.
 */
export const ReferenceInput = ({ source, alwaysOn, ...props }: ReferenceInputProps) => {
  const field = useSectionOptions(props.resource).fields[source];
  const { reference = offererOf(field), withInactive = field?.withInactive, ...given } = props;
  const { filter, sort, ...input } = given;
  const { role } = useUsuarioActual();
  const { offers = {}, access, singular } = useSectionOptions(reference);
  const { within = '' } = offers;
  const owner = useWatch({ name: within || source });
  // A role that may not read whole records cannot filter by what it does not read.
  const isNarrowed = within && Number(owner) && access?.some((other) => other === role);
  if (offers.to?.includes(role) === false) return null;

  return (
    <RaReferenceInput
      source={source}
      reference={reference}
      filter={{
        ...(!withInactive && offers.filter),
        ...(isNarrowed && { [within]: Number(owner) }),
        ...filter,
      }}
      sort={sort ?? offers.sort}
      perPage={50}
    >
      <Choices
        optionText={offers.text}
        noOptionsText={singular && `${nounOf(singular).none} coincide`}
        {...input}
      />
    </RaReferenceInput>
  );
};

const Choices = ({ emptyText, optionText, ...props }: AutocompleteInputProps) => {
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
      value={Object.assign({}, choices, { allChoices: found })}
    >
      <AutocompleteInput
        {...props}
        optionText={textOf}
        emptyText={isNoneOffered ? emptyText : undefined}
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
