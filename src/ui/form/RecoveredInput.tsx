import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { onlineManager } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { BASENAME } from '../../section/sectionPath';
import { type InputBackup, readInputBackup, writeInputBackup } from './inputBackup';
import type { Values } from './validation/formValues';

interface RecoveredInputProps {
  formKey: string;
  /** Remounts the inputs: some read their value only on mount. */
  onFilled: () => void;
}

/** Keeps unsaved input when the session ends and restores it for the same user. */
export const RecoveredInput = ({ formKey, onFilled }: RecoveredInputProps) => {
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
    if (isKept) writeInputBackup(formKey, backupOf(values, dirtyFields));
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
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={discard}>
          Descartar
        </Button>
      }
      sx={{ mb: 1 }}
    >
      Recuperamos lo que había escrito
    </Alert>
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

const isPlain = (valor: unknown): valor is InputBackup['campos'][string] =>
  valor === null || ['string', 'number', 'boolean'].includes(typeof valor);
