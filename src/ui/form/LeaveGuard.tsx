import { useEvent, useIsOffline } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useQuestion } from './dialogs/useQuestion';
import { unsavedForms } from './leaving';
import { UnsavedQuestion } from './UnsavedQuestion';
import { useKeptInput } from './useKeptInput';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Kept in this browser: the tab closes without a warning. */
  isKept?: boolean;
  /** Runs before the question. Resolves to whether everything is saved or kept. */
  save?: () => Promise<boolean>;
  /** The text of the question if the input is kept; undefined if it is lost. Signing out keeps less than a navigation. */
  keptText?: (endsSession: boolean) => string | undefined;
  /** The text of the question if the input is lost. */
  lostText?: string;
}

/** In place of warnWhenUnsavedChanges: asks in a dialog, also at Salir, and can save first. */
export const LeaveGuard = ({ isDirty, isKept = false, save, keptText, lostText }: LeaveGuardProps) => {
  const question = useQuestion<{ endsSession: boolean }>();
  const isLeft = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEvent(async (endsSession: boolean) => (await save?.()) || question.ask({ endsSession }));
  const conclude = useEvent((isLeaving: boolean) => (isLeaving ? blocker.proceed?.() : blocker.reset?.()));
  const reply = useEvent((isLeaving: boolean) => {
    if (!question.isOpen) return;
    isLeft.current = isLeaving;
    question.answer(isLeaving);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask(false).then(conclude);
  }, [blocker.state, ask, conclude]);
  useEffect(() => {
    // A save that ends meanwhile answers the question.
    if (!isDirty) return reply(true);
    unsavedForms.add(ask);

    return () => void unsavedForms.delete(ask);
  }, [isDirty, ask, reply]);

  // Salir loads another page; it has asked already.
  useBeforeUnload((event) => isDirty && !isKept && !isLeft.current && event.preventDefault());

  return (
    <UnsavedQuestion
      open={question.isOpen}
      onAnswer={reply}
      // The connection may return while it is asked.
      text={(question.about && keptText?.(question.about.endsSession)) ?? lostText}
      data-keeps-history
    />
  );
};

export const FormLeaveGuard = () => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isOffline = useIsOffline();
  const { values } = useKeptInput();
  const changed = Object.keys(dirtyFields);

  return (
    <LeaveGuard
      isDirty={changed.length > 0 && !isSubmitSuccessful}
      keptText={(endsSession) =>
        isOffline && !endsSession ? textOf(changed, Object.keys(values())) : undefined
      }
    />
  );
};

const textOf = (changed: readonly string[], kept: readonly string[]): string | undefined => {
  if (kept.length === 0) return undefined;
  const isAll = changed.every((source) => kept.includes(source));

  return isAll ? KEPT : `${KEPT} Las fotos y las contraseñas se pierden.`;
};

export const KEPT = 'No se envió. Lo escrito se conserva en esta pestaña: lo encuentra al volver aquí.';
