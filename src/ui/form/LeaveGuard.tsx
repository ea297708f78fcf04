import { useEvent } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { unsavedForms } from './leaving';
import { UnsavedQuestion } from './UnsavedQuestion';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Kept in this browser: the tab closes without a warning. */
  isKept?: boolean;
  /** Runs before the question. Resolves to whether everything is saved or kept. */
  save?: () => Promise<boolean>;
}

/** In place of warnWhenUnsavedChanges: asks in a dialog, also at Salir, and can save first. */
export const LeaveGuard = ({ isDirty, isKept = false, save }: LeaveGuardProps) => {
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const isLeft = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEvent(
    async () => (await save?.()) || new Promise<boolean>((resolve) => setAnswer(() => resolve)),
  );
  const conclude = useEvent((isLeaving: boolean) => (isLeaving ? blocker.proceed?.() : blocker.reset?.()));
  const reply = useEvent((isLeaving: boolean) => {
    if (!answer) return;
    isLeft.current = isLeaving;
    answer(isLeaving);
    setAnswer(undefined);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask().then(conclude);
  }, [blocker.state, ask, conclude]);
  useEffect(() => {
    // A save that ends meanwhile answers the question.
    if (!isDirty) return reply(true);
    unsavedForms.add(ask);

    return () => void unsavedForms.delete(ask);
  }, [isDirty, ask, reply]);

  // Salir loads another page; it has asked already.
  useBeforeUnload((event) => isDirty && !isKept && !isLeft.current && event.preventDefault());

  return <UnsavedQuestion open={answer !== undefined} onAnswer={reply} data-keeps-history />;
};

export const FormLeaveGuard = () => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();

  return <LeaveGuard isDirty={Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful} />;
};
