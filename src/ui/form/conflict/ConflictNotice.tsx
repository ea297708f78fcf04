import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { Value } from '../../fields/ValueField';
import type { Values } from '../validation/formValues';
import { ChangedFields, useLabelOf } from './ChangedFields';
import { KeepChoice, type Kept } from './KeepChoice';
import { mergeFields } from './mergeFields';
import type { Conflict } from './useConflict';

interface ConflictNoticeProps {
  conflict: Conflict;
  /** Remounts the inputs: some read their value only on mount. */
  onFilled: () => void;
}

/** After a 409: fields that one side changed are merged, the others ask which value stays. */
export const ConflictNotice = ({ conflict, onFilled }: ConflictNoticeProps) =>
  conflict.saved && (
    <Comparison key={conflict.saved.version} conflict={conflict} saved={conflict.saved} onFilled={onFilled} />
  );

const Comparison = ({ conflict, saved, onFilled }: ConflictNoticeProps & { saved: RaRecord }) => {
  const { fields } = useSectionOptions();
  const labelOf = useLabelOf();
  const { setValue } = useFormContext();
  const { base, typed, taken, asked } = useMerge(saved, onFilled);
  const [chosen, setChosen] = useState<Readonly<Record<string, Kept>>>({});
  const box = useRef<HTMLDivElement>(null);
  // A merge without a question is no error.
  const isRefused = conflict.isRefused && asked.length > 0;
  const isDecided = asked.every((source) => chosen[source]);

  // Again after each refusal of a form that is not decided.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new conflict of the same version
  useEffect(() => {
    const open = box.current?.querySelector<HTMLElement>('[data-open] button');
    (open ?? box.current)?.focus();
  }, [conflict]);
  useEffect(() => {
    // Until all is decided the old version stays, and a save waits (Form).
    if (isDecided) setValue('version', saved.version);
  }, [isDecided, setValue, saved]);

  const choose = (source: string, choice: Kept) => {
    setValue(source, (choice === 'saved' ? saved : typed)[source], { shouldDirty: true });
    setChosen({ ...chosen, [source]: choice });
    onFilled();
  };
  const show = (source: string, values: Values) => <Value field={fields[source]} value={values[source]} />;

  return (
    <Alert ref={box} tabIndex={-1} severity={isRefused ? 'error' : 'info'} sx={{ my: 1 }}>
      {isRefused && <AlertTitle>¡Error!</AlertTitle>}
      {conflict.text}.{' '}
      {isDecided ? 'Revise y pulse Guardar.' : 'Elija qué queda en cada dato y pulse Guardar.'}
      <ChangedFields sources={taken} before={base} after={saved} />
      {asked.map((source) => (
        <KeepChoice
          key={source}
          label={`${labelOf(source)}`}
          saved={show(source, saved)}
          typed={show(source, typed)}
          chosen={chosen[source]}
          onChoose={(choice) => choose(source, choice)}
        />
      ))}
    </Alert>
  );
};

/** Fills the form with the newer version; what is typed stays. */
const useMerge = (saved: RaRecord, onFilled: () => void) => {
  const { fields } = useSectionOptions();
  const { getValues, reset } = useFormContext();
  const { defaultValues: base = {} } = useFormState();
  const [merged] = useState(() => {
    const typed: Values = getValues();
    // Recovered input was typed on an older version.
    const isKnown = base.version === typed.version;

    return { base, typed, ...mergeFields(fields, { base: isKnown ? base : undefined, typed, saved }) };
  });

  useEffect(() => {
    reset({ ...saved, version: merged.typed.version }, { keepDirtyValues: true });
    onFilled();
  }, [reset, saved, merged, onFilled]);

  return merged;
};
