import { LinkBase, useEvent, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAway } from '../../../contract/common';
import { Notice } from './Notice';
import { useSayAway } from './saidAway';
import { useOnReturn } from './useOnReturn';

type Shown = Exclude<ReturnType<ReturnType<typeof useNotificationContext>['takeNotification']>, void>;

/** In place of react-admin's: in the page (SPEC 2.17, SPEC 2.23). There is no undo: an undoable change is sent at once. */
export const Notification = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<Shown>();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const takeUndoable = useTakeUndoableMutation();
  const close = useEvent(() => setShown(undefined));
  useWayOn(shown, close);
  const isOfAway = isAway(shown?.notificationOptions?.error);
  useSayAway(isOfAway);
  useOnReturn(() => isOfAway && close());

  useEffect(() => {
    if (notifications.length === 0) return;
    setShown(takeNotification() ?? undefined);
    takeUndoable()?.({ isUndo: false });
  }, [notifications, takeNotification, takeUndoable]);

  // The pressed button may be gone, so the keyboard goes on from the message.
  useEffect(() => {
    if (shown && (document.activeElement ?? document.body) === document.body) box.current?.focus();
  }, [shown]);

  // The message does not concern the form that is sent now.
  useEffect(() => {
    document.addEventListener('submit', close, { capture: true });

    return () => document.removeEventListener('submit', close, { capture: true });
  }, [close]);

  if (!shown) return null;
  const { message, type, notificationOptions: { messageArgs, to, next, warning } = {} } = shown;

  return (
    <>
      <Notice ref={box} severity={type === 'error' || type === 'warning' ? type : 'success'} onClose={close}>
        {typeof message === 'string' ? translate(message, messageArgs) : message}
        {to && (
          <>
            {'. '}
            <LinkBase to={to}>Ver</LinkBase>
          </>
        )}
        {next && <div>{next}</div>}
      </Notice>
      {warning && <Notice severity="warning">{warning}</Notice>}
    </>
  );
};

const GESTURES = ['pointerdown', 'keydown', 'popstate'] as const;

/** Calls onGone on the next page, but not after a redirect without a user gesture. A success also ends with its tab. */
const useWayOn = (shown: Shown | undefined, onGone: () => void) => {
  const { pathname, search } = useLocation();
  const place = shown?.type === 'error' || shown?.type === 'warning' ? pathname : pathname + search;
  const at = useRef(place);
  const isBegun = useRef(false);

  useEffect(() => {
    if (!shown) return;
    isBegun.current = false;
    const begin = () => {
      isBegun.current = true;
    };
    const listening = new AbortController();
    for (const event of GESTURES) {
      window.addEventListener(event, begin, { capture: true, signal: listening.signal });
    }

    return () => listening.abort();
  }, [shown]);

  useEffect(() => {
    if (at.current !== place && isBegun.current) onGone();
    at.current = place;
  }, [place, onGone]);
};
