import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Notice } from './Notice';

type Shown = Exclude<ReturnType<ReturnType<typeof useNotificationContext>['takeNotification']>, void>;

/**
 * In place of react-admin's Notification: what was notified stands in the page as ¡Correcto! or ¡Error! until it is
 * closed or the next one comes (SPEC 2, 8).
 */
export const Notification = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<Shown>();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length > 0) setShown(takeNotification() ?? undefined);
  }, [notifications, takeNotification]);

  if (!shown) return null;
  const { message, type, notificationOptions } = shown;

  return (
    <Notice severity={type === 'error' ? 'error' : 'success'} onClose={() => setShown(undefined)}>
      {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
    </Notice>
  );
};
