import {
  ChoicesContextProvider,
  type RaRecord,
  type SortPayload,
  useChoicesContext,
  useGetRecordRepresentation,
} from 'ra-core';
import { createContext, type MouseEvent, useCallback, useContext, useState } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput as RaReferenceInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { nounOf } from '../../format/noun';
import { hasWords } from '../../format/text';
import { offererOf } from '../../section/field';
import { mayOpen, useSectionOptions } from '../../section/useSectionOptions';
import { ErrorNotice } from '../base/ErrorNotice';
import { nothing, takeKeys } from '../base/keys';

interface ReferenceInputProps extends Omit<AutocompleteInputProps, 'filter'> {
  source: string;
  reference?: string;
  filter?: Record<string, unknown>;
  sort?: SortPayload;
  alwaysOn?: boolean;
  withInactive?: boolean;
}

/** True where an input asks for its choices once it is used: a list is read without its promotores and draws. */
export const ChoicesOnUse = createContext(false);

/** In place of react-admin's: searches on the server, follows the section's `asChoice`, offers a retry. */
export const ReferenceInput = ({ source, alwaysOn, ...props }: ReferenceInputProps) => {
  const field = useSectionOptions(props.resource).fields[source];
  const { reference = offererOf(field), withInactive = field?.withInactive, ...given } = props;
  const { filter, sort, ...input } = given;
  const { role, sin_administrador } = useUsuarioActual();
  const offerer = useSectionOptions(reference);
  const { asChoice = {}, singular } = offerer;
  const { narrowedBy = '' } = asChoice;
  const owner = useWatch({ name: narrowedBy || source });
  const isOnUse = useContext(ChoicesOnUse);
  const [isUsed, setIsUsed] = useState(false);
  // The API refuses filters by fields that the role may not read.
  const isNarrowed = narrowedBy && Number(owner) && mayOpen(role, offerer);
  if (asChoice.roles?.includes(role) === false) return null;

  return (
    <RaReferenceInput
      source={source}
      reference={reference}
      filter={{
        ...(!withInactive && asChoice.filter),
        ...field?.choicesFilter,
        ...(isNarrowed && { [narrowedBy]: Number(owner) }),
        ...filter,
      }}
      sort={sort ?? asChoice.sort}
      perPage={50}
      enableGetChoices={() => isUsed || !isOnUse}
    >
      <Choices
        optionText={asChoice.label}
        noOptionsText={
          sin_administrador && narrowedBy
            ? SIN_ADMINISTRADOR
            : singular && `${nounOf(singular).none} coincide`
        }
        onFocus={() => setIsUsed(true)}
        {...input}
      />
    </RaReferenceInput>
  );
};

const SIN_ADMINISTRADOR = 'Su usuario no tiene administrador: pida que lo asignen';

const Choices = ({ emptyText, optionText, ...props }: AutocompleteInputProps) => {
  const choices = useChoicesContext<RaRecord>();
  const [typed, setTyped] = useState('');
  const { error, refetch, filterValues, isFetching, allChoices = [], selectedChoices = [] } = choices;
  const represent = useGetRecordRepresentation(choices.resource);
  // Stable: react-admin resets the typed text at each new function.
  const textOf = useCallback(
    (choice: RaRecord): string => {
      if (choice.id === NONE) return choice.name;

      return String(typeof optionText === 'function' ? optionText(choice) : represent(choice));
    },
    [optionText, represent],
  );
  if (error) return <ErrorNotice error={error} onRetry={refetch} />;

  const isAnswered = !isFetching && (filterValues?.q ?? '') === typed;
  const isMatch = (choice: RaRecord) => hasWords(textOf(choice), typed);
  const mayBeMeant = (choice: RaRecord) =>
    selectedChoices.some(({ id }) => id === choice.id) || isMatch(choice);
  const found = isAnswered ? allChoices : allChoices.filter(mayBeMeant);
  // During a search, Enter must not take the empty choice.
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
        TextFieldProps={{ ...props.TextFieldProps, onClick: typed === '' ? selectText : undefined }}
        // Enter chooses or waits; the form must not be sent with the choice before.
        onKeyDown={takeKeys((_, { key }) => key === 'Enter' && typed !== '' && nothing)}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        // The selected choice stays listed, unless the typed text excludes it.
        filterSelectedOptions={typed !== '' && !selectedChoices.some(isMatch)}
        // The choices would cover the error of a refused form.
        openOnFocus={false}
        autoHighlight
      />
    </ChoicesContextProvider>
  );
};

/** So that typing replaces what was chosen. */
const selectText = ({ target }: MouseEvent) => {
  if (target instanceof HTMLInputElement && target.selectionStart === target.selectionEnd) target.select();
};

/** react-admin's id of the empty choice. */
const NONE = '';

const toQuery = (q: string) => (q === '' ? {} : { q });
