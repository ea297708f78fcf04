import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface Options {
  isDirty: boolean;
  /** What is not saved is kept here, and found again: nobody is warned of the loss of it. */
  isKept: boolean;
  /** Tries to save; answers whether everything is saved, or kept. */
  save: () => Promise<boolean>;
}

/** Saves before the screen is left; asks where that does not do. react-admin's forms ask too, without saving. */
export const useLeaveGuard = ({ isDirty, isKept, save }: Options): void => {
  const translate = useTranslate();
  const isAsking = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const wasAsking = isAsking.current;
    isAsking.current = blocker.state === 'blocked';
    if (blocker.state !== 'blocked' || wasAsking) return;
    void save().then((isSaved) => {
      if (isSaved || window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, save, translate]);

  useEffect(() => {
    if (!isDirty || isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);

    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, isKept]);
};
