import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { pageTitle } from '../../format/text';
import type { Values } from '../../ui/form/validation/formValues';
import { BASENAME } from '../../ui/section/sectionPath';
import { type InputBackup, useInputBackup } from './inputBackup';

type Stage = 'mounting' | 'mounted' | 'fresh' | 'recovered';

interface RecoveredInputProps {
  /** Tells the form of a dialog from the others at its address. */
  dialog?: string;
  children: ReactNode;
}

/** Around the inputs of a form: keeps what is written over the end of the session, and gives it back to the same user. */
export const RecoveredInput = ({ dialog, children }: RecoveredInputProps) => {
  const { control, reset, setValue } = useFormContext();
  const values = useWatch({ control });
  const { dirtyFields } = useFormState({ control });
  const { pathname, read, write, forget } = useInputBackup(dialog);
  const [stage, setStage] = useState<Stage>('mounting');
  const isKept = stage === 'fresh' || stage === 'recovered';
  const isDirty = Object.keys(dirtyFields).length > 0;

  // One step later than react-admin's form, which fills itself when it is mounted.
  useEffect(() => setStage('mounted'), []);
  useEffect(() => {
    if (stage !== 'mounted') return;
    const { campos = {}, version } = read() ?? {};
    for (const [campo, valor] of Object.entries(campos)) setValue(campo, valor, { shouldDirty: true });
    // What changed meanwhile is found out when it is saved, as if the form had stayed open.
    if (version !== undefined) setValue('version', version);
    setStage(Object.keys(campos).length > 0 ? 'recovered' : 'fresh');
  }, [stage, read, setValue]);
  useEffect(() => {
    if (isKept) write(backupOf(values, dirtyFields));
  }, [isKept, values, dirtyFields, write]);
  useEffect(
    () => () => {
      if (isElsewhere(pathname)) forget();
    },
    [pathname, forget],
  );

  const discard = () => {
    forget();
    reset();
    setStage('fresh');
  };

  return (
    <>
      {stage === 'recovered' && isDirty && (
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
      )}
      {/* Anew, for inputs that look at their values once. */}
      <Fragment key={String(stage === 'recovered')}>{children}</Fragment>
    </>
  );
};

/** Who went on to another screen was asked, and left it; the sign-in lies outside. */
const isElsewhere = (path: string) =>
  window.location.pathname !== path && window.location.pathname.startsWith(BASENAME);

/** Texts and numbers alone; what is secret or a file stays out. */
const backupOf = (values: Values, dirty: Readonly<Record<string, unknown>>): InputBackup | undefined => {
  const campos = Object.fromEntries(
    Object.entries(values).flatMap(([campo, valor]) =>
      dirty[campo] && !/password/i.test(campo) && isPlain(valor) ? [[campo, valor]] : [],
    ),
  );
  if (Object.keys(campos).length === 0) return undefined;

  return {
    campos,
    titulo: pageTitle(),
    ...(typeof values.version === 'number' && { version: values.version }),
  };
};

const isPlain = (valor: unknown): valor is InputBackup['campos'][string] =>
  valor === null || ['string', 'number', 'boolean'].includes(typeof valor);
