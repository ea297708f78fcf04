import { onlineManager } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { type Ref, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { now } from '../../format/clock';
import { BASENAME } from '../../section/addresses';
import { type InputBackup, readInputBackup, writeInputBackup } from './inputBackup';
import { RecoveredNotice } from './RecoveredNotice';
import type { Values } from './validation/formValues';

interface RecoveredInputProps {
  formKey: string;
  /** Remounts the inputs: some read their value only on mount. */
  onFilled: () => void;
  /** Is set until the user keeps or discards what was recovered, if that is asked. */
  unconfirmed?: Ref<HTMLDivElement>;
}

/** Keeps unsaved input when the session ends and restores it for the same user. */
export const RecoveredInput = ({ formKey, onFilled, unconfirmed }: RecoveredInputProps) => {
  const { control, reset, setValue } = useFormContext();
  const values = useWatch({ control });
  const { dirtyFields } = useFormState({ control });
  const { pathname } = useLocation();
  const [stage, setStage] = useState<'mounting' | 'mounted' | 'fresh' | 'recovered'>('mounting');
  const isKept = stage === 'fresh' || stage === 'recovered';

  const recover = useEvent(() => {
    const { campos = {}, version } = readInputBackup(formKey) ?? {};
    for (const [campo, valor] of Object.entries(campos)) setValue(campo, valor, { shouldDirty: true });
    // With the old version, the save still detects a change by somebody else.
    if (version !== undefined) setValue('version', version);
    if (Object.keys(campos).length > 0) onFilled();
    setStage(Object.keys(campos).length > 0 ? 'recovered' : 'fresh');
  });
  // react-admin's form resets itself on mount, so recover after that.
  useEffect(() => setStage('mounted'), []);
  useEffect(() => {
    if (stage === 'mounted') recover();
  }, [stage, recover]);
  useEffect(() => {
    if (isKept) writeInputBackup(formKey, withHora(backupOf(values, dirtyFields), readInputBackup(formKey)));
  }, [isKept, values, dirtyFields, formKey]);
  useEffect(
    () => () => {
      // Without a connection it could not be saved.
      if (isElsewhere(pathname) && onlineManager.isOnline()) writeInputBackup(formKey, undefined);
    },
    [pathname, formKey],
  );

  const discard = () => {
    writeInputBackup(formKey, undefined);
    reset();
    onFilled();
    setStage('fresh');
  };
  if (stage !== 'recovered' || Object.keys(dirtyFields).length === 0) return null;

  return (
    <RecoveredNotice
      backup={readInputBackup(formKey)}
      onDiscard={discard}
      onKeep={unconfirmed ? () => setStage('fresh') : undefined}
      ref={unconfirmed}
    />
  );
};

/** Leaving for another screen discards the input; the sign-in keeps it. */
const isElsewhere = (path: string) =>
  window.location.pathname !== path && window.location.pathname.startsWith(BASENAME);

/** No secrets or files. */
const backupOf = (values: Values, dirty: Readonly<Record<string, unknown>>): InputBackup | undefined => {
  const campos = Object.fromEntries(
    Object.entries(values).flatMap(([campo, valor]) =>
      dirty[campo] && !/password/i.test(campo) && isPlain(valor) ? [[campo, valor]] : [],
    ),
  );
  if (Object.keys(campos).length === 0) return undefined;

  return { campos, ...(typeof values.version === 'number' && { version: values.version }) };
};

/** The hour of the last change. */
const withHora = (backup: InputBackup | undefined, before: InputBackup | undefined) => {
  if (!backup) return undefined;
  const old = before?.campos ?? {};
  const { campos } = backup;
  const isSame = [old, campos].every((one) =>
    Object.keys(one).every((campo) => old[campo] === campos[campo]),
  );

  return { ...backup, hora: isSame ? before?.hora : now().getTime() };
};

const isPlain = (valor: unknown): valor is InputBackup['campos'][string] =>
  valor === null || ['string', 'number', 'boolean'].includes(typeof valor);
