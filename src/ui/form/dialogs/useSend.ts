import { useNotify, useRefresh } from 'ra-core';
import { padMessage } from '../../../format/text';
import { useFailure } from '../../base/useFailure';
import { useLock } from './useLock';

export interface Sending {
  /** react-admin's create or update with `returnPromise`. */
  send: (values: object) => Promise<object>;
  /** If the server sends no message: 'Gasto anulado', or a translation key. */
  done: string;
  /** Says it in place of the message, with what was answered. */
  onMessage?: (text: string, answer: object) => void;
  onDone?: () => void;
}

/** Sends once at a time. Field errors of a refusal go back to the form. */
export const useSend = ({ send, done, onMessage, onDone }: Sending, close: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const lock = useLock();
  const [refusal, setRefusal] = useFailure();

  const succeed = (answer: object) => {
    close();
    const text = 'message' in answer ? padMessage(String(answer.message)) : done;
    if (onMessage) onMessage(text, answer);
    else notify(text, { type: 'success' });
    onDone?.();
    refresh();
  };
  const fail = (error: Error & { body?: { errors?: object } }) => {
    setRefusal(error);

    return error.body?.errors;
  };
  const submit = (values: object) => {
    if (!lock.take()) return;
    setRefusal(undefined);

    return send(values).then(succeed, fail).finally(lock.release);
  };

  return { submit, refusal, dismiss: () => setRefusal(undefined), isBusy: lock.isLocked };
};
