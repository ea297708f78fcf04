import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type RaRecord, useResourceContext, useTranslateLabel } from 'ra-core';
import { Fragment, useContext, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Change, ChangeValue } from '../fields/Change';
import type { Field } from '../fields/field';
import { valueText } from '../fields/valueText';
import { useSectionOptions } from '../section/useSectionOptions';
import { type Conflict, ConflictContext } from './useConflict';
import type { Values } from './validation/formValues';

/** In a form whose record was saved elsewhere: takes the new values, and asks about each field that both have changed. */
export const ConflictNotice = () => {
  const { latest, ...conflict } = useContext(ConflictContext) ?? {};

  return latest && <Comparison key={latest.version} {...conflict} latest={latest} />;
};

const Comparison = ({ text, isRefused, latest }: Partial<Conflict> & { latest: RaRecord }) => {
  const { fields } = useSectionOptions();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const { getValues, setValue, reset } = useFormContext();
  const { defaultValues: base = {}, dirtyFields } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const [before] = useState(() => {
    const typed: Values = getValues();
    const changed = changedFields(fields, base, typed, latest);

    return { base, typed, changed, written: changed.filter((source) => dirtyFields[source]) };
  });
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const isDecided = before.written.every((source) => chosen[source]);

  useEffect(() => {
    // The old version: until all is decided, a save is refused.
    reset({ ...latest, version: before.typed.version }, { keepDirtyValues: true });
    box.current?.focus();
  }, [reset, latest, before]);
  useEffect(() => {
    if (isDecided) setValue('version', latest.version);
  }, [isDecided, setValue, latest]);

  const choose = (source: string, choice: string | null) => {
    if (!choice) return;
    setValue(source, (choice === 'saved' ? latest : before.typed)[source], { shouldDirty: true });
    setChosen({ ...chosen, [source]: choice });
  };
  const show = (source: string, values: Values) => (
    <ChangeValue field={fields[source]} value={textOf(values[source])} />
  );

  return (
    <Alert ref={box} tabIndex={-1} severity={isRefused ? 'error' : 'info'} sx={{ my: 1 }}>
      {isRefused && <AlertTitle>¡Error!</AlertTitle>}
      {text}. {isDecided ? 'Revise y pulse Guardar.' : 'Elija qué queda en cada dato y pulse Guardar.'}
      {before.changed.map((source) => {
        const label = translateLabel({ source, resource });
        if (!before.written.includes(source)) {
          const antes = textOf(before.base[source]);

          return <Change key={source} campo={source} antes={antes} despues={textOf(latest[source])} />;
        }

        return (
          <Fragment key={source}>
            <Typography variant="body2" sx={{ mt: 1, mb: 0.5, overflowWrap: 'anywhere' }}>
              <strong>{label}</strong> guardado: {show(source, latest)} · suyo: {show(source, before.typed)}
            </Typography>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={chosen[source]}
              onChange={(_event, choice) => choose(source, choice)}
              aria-label={`Elegir: ${label}`}
              sx={{ mb: 1, bgcolor: 'background.paper' }}
            >
              <ToggleButton value="saved">Usar el guardado</ToggleButton>
              <ToggleButton value="typed">Dejar el mío</ToggleButton>
            </ToggleButtonGroup>
          </Fragment>
        );
      })}
    </Alert>
  );
};

/** The fields whose saved value differs from what is written here, without those that only this user changed. */
const changedFields = (
  fields: Readonly<Record<string, Field>>,
  base: Values,
  typed: Values,
  saved: Values,
) => {
  // Recovered input was written on an older version, whose values are not known.
  const isBaseKnown = base.version === typed.version;

  return Object.entries(fields).flatMap(([source, field]) => {
    const comparable = ({ [source]: value }: Values) =>
      field.kind === 'money' ? valueText(field, textOf(value)) : textOf(value);
    const isChanged = comparable(typed) !== comparable(saved);
    const isOwn = isBaseKnown && comparable(saved) === comparable(base);

    return field.inHistory !== false && isChanged && !isOwn ? [source] : [];
  });
};

const textOf = (value: unknown): string => String(value ?? '');
