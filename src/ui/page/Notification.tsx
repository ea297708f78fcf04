import Button from '@mui/material/Button';
import { LinkBase, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from './Notice';
import { useHeldChange } from './useHeldChange';

type Shown = Exclude<ReturnType<ReturnType<typeof useNotificationContext>['takeNotification']>, void>;

/**
 * In place of react-admin's Notification: messages stand in the page as ¡Correcto! or ¡Error! until they are closed, the
 * next one comes, something else is sent or the user goes on (SPEC 2, 8), with a link to what was made, or what comes
 * `next`. A change that can be undone is sent when its message goes.
 */
export const Notification = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<Shown>();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { send: close, undo } = useHeldChange(() => setShown(undefined));
  useWayOn(shown, close);

  useEffect(() => {
    if (notifications.length > 0) setShown(takeNotification() ?? undefined);
  }, [notifications, takeNotification]);

  // The button that was pressed may be gone, or disabled: who goes on by keyboard begins at the message.
  useEffect(() => {
    if (shown && (document.activeElement ?? document.body) === document.body) box.current?.focus();
  }, [shown]);

  // An earlier success says nothing about what is sent now.
  useEffect(() => {
    document.addEventListener('submit', close, { capture: true });

    return () => document.removeEventListener('submit', close, { capture: true });
  }, [close]);

  if (!shown) return null;
  const { message, type, notificationOptions: { messageArgs, undoable, to, next } = {} } = shown;

  return (
    <Notice
      ref={box}
      severity={type === 'error' || type === 'warning' ? type : 'success'}
      onClose={close}
      action={
        undoable ? (
          <Button color="inherit" onClick={undo}>
            {translate('ra.action.undo')}
          </Button>
        ) : undefined
      }
    >
      {typeof message === 'string' ? translate(message, messageArgs) : message}
      {to && (
        <>
          {'. '}
          <LinkBase to={to}>Ver</LinkBase>
        </>
      )}
      {next && <div>{next}</div>}
    </Notice>
  );
};

const BEGINNINGS = ['pointerdown', 'keydown', 'popstate'] as const;

/** Tells when the user goes to another page. A redirect after a save is no way on: its message is read where it leads. */
const useWayOn = (shown: Shown | undefined, onGone: () => void) => {
  const { pathname } = useLocation();
  const at = useRef(pathname);
  const isBegun = useRef(false);

  useEffect(() => {
    if (!shown) return;
    isBegun.current = false;
    const begin = () => {
      isBegun.current = true;
    };
    for (const event of BEGINNINGS) window.addEventListener(event, begin, { capture: true });

    return () => {
      for (const event of BEGINNINGS) window.removeEventListener(event, begin, { capture: true });
    };
  }, [shown]);

  useEffect(() => {
    if (at.current !== pathname && isBegun.current) onGone();
    at.current = pathname;
  }, [pathname, onGone]);
};
