import { LinkBase, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Notice } from './Notice';

type Shown = Exclude<ReturnType<ReturnType<typeof useNotificationContext>['takeNotification']>, void>;

/**
 * In place of react-admin's Notification: what was notified stands in the page as ¡Correcto! or ¡Error! until it is
 * closed, the next one comes or something else is sent (SPEC 2, 8), with a link to what was made, or what comes `next`.
 */
export const Notification = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<Shown>();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (notifications.length > 0) setShown(takeNotification() ?? undefined);
  }, [notifications, takeNotification]);

  // The button that was pressed may be gone, or disabled: who goes on by keyboard begins at the message.
  useEffect(() => {
    if (shown && (document.activeElement ?? document.body) === document.body) box.current?.focus();
  }, [shown]);

  // What was correct before says nothing of what is sent now.
  useEffect(() => {
    const forget = () => setShown(undefined);
    document.addEventListener('submit', forget, { capture: true });

    return () => document.removeEventListener('submit', forget, { capture: true });
  }, []);

  if (!shown) return null;
  const { message, type, notificationOptions: { messageArgs, to, next } = {} } = shown;

  return (
    <Notice ref={box} severity={type === 'error' ? 'error' : 'success'} onClose={() => setShown(undefined)}>
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
