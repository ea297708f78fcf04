import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEvent } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { leaveQuestions, unsavedForms } from './leaving';

interface LeaveGuardProps {
  isDirty: boolean;
  /** The unsaved input is kept in this browser and found again, so the tab can be closed without a warning. */
  isKept?: boolean;
  /** Tries to save before anybody is asked; answers whether everything is saved or kept. */
  save?: () => Promise<boolean>;
}

/** In place of react-admin's warnWhenUnsavedChanges: asks in a dialog, also at Salir, and can save first. */
export const LeaveGuard = ({ isDirty, isKept = false, save }: LeaveGuardProps) => {
  const titleId = useId();
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEvent(async () => {
    if (!isDirty || (await save?.())) return true;

    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  });
  useEffect(() => {
    leaveQuestions.add(ask);

    return () => void leaveQuestions.delete(ask);
  }, [ask]);

  useEffect(() => {
    if (!isDirty) return;
    unsavedForms.add(ask);

    return () => void unsavedForms.delete(ask);
  }, [isDirty, ask]);

  const conclude = useEvent((isLeaving: boolean) => (isLeaving ? blocker.proceed?.() : blocker.reset?.()));
  useEffect(() => {
    if (blocker.state === 'blocked') void ask().then(conclude);
  }, [blocker.state, ask, conclude]);

  const isLeft = useRef(false);
  const reply = useEvent((isLeaving: boolean) => {
    if (!answer) return;
    isLeft.current = isLeaving;
    answer(isLeaving);
    setAnswer(undefined);
  });
  // A save that ends while the dialog stands answers the question.
  useEffect(() => {
    if (!isDirty) reply(true);
  }, [isDirty, reply]);

  // Salir leads to a page of its own: who was asked already is not asked twice.
  useBeforeUnload((event) => isDirty && !isKept && !isLeft.current && event.preventDefault());

  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => reply(false)}
      aria-labelledby={titleId}
      maxWidth="xs"
      transitionDuration={120}
      // Back is answered by the router while it waits for the answer.
      data-keeps-history
    >
      <DialogTitle id={titleId}>Hay cambios sin guardar</DialogTitle>
      <DialogContent>Si sale ahora, se pierde lo que escribió</DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => reply(true)}>
          Salir sin guardar
        </Button>
        <Button variant="contained" autoFocus onClick={() => reply(false)}>
          Seguir editando
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Guards the form around it. */
export const FormLeaveGuard = () => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();

  return <LeaveGuard isDirty={Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful} />;
};
