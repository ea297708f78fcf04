import type { RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { padMessage } from '../format/text';
import { Aviso } from './Aviso';
import { isAnswer, SESION_TERMINADA } from './isAnswer';
import { useLock } from './useLock';

interface Answer extends RaRecord {
  message?: string;
}

/** What react-admin's create and update take as their last argument. */
interface Callbacks {
  onSuccess: (answer: Answer) => void;
  onError: (error: Error) => void;
  onSettled: () => void;
}

interface Outcome {
  /** In place of a message that the server left out; ours, so not padded. */
  done: string;
  onSuccess?: (text: string) => void;
  /** After either end. */
  onSettled?: () => void;
}

export interface Action {
  isBusy: boolean;
  /** How the last one ended, until it is closed or another one begins. */
  aviso: ReactNode;
  /** What the last one was refused with, as long as that is shown. */
  refusal?: string;
  /** Takes away what is shown. */
  clear: () => void;
  /** Shows ¡Correcto! for what ended elsewhere, as in a dialog. */
  tell: (text: string) => void;
  run: (send: (callbacks: Callbacks) => void, outcome: Outcome) => void;
}

/** One request at a time, and ¡Correcto! or ¡Error! when it has ended (SPEC 5, 8). */
export const useAction = (): Action => {
  const lock = useLock();
  const [shown, setShown] = useState<{ severity: 'success' | 'error'; text: string }>();

  return {
    isBusy: lock.isLocked,
    aviso: shown && (
      <Aviso severity={shown.severity} onClose={() => setShown(undefined)}>
        {shown.text}
      </Aviso>
    ),
    refusal: shown?.severity === 'error' ? shown.text : undefined,
    clear: () => setShown(undefined),
    tell: (text) => setShown({ severity: 'success', text }),
    run: (send, { done, onSuccess, onSettled }) => {
      if (!lock.take()) return;
      setShown(undefined);
      send({
        onSuccess: (answer) => {
          if (!isAnswer(answer)) return setShown({ severity: 'error', text: SESION_TERMINADA });
          const { message } = answer;
          const text = message ? padMessage(message) : done;
          setShown({ severity: 'success', text });
          onSuccess?.(text);
        },
        onError: ({ message }) => setShown({ severity: 'error', text: message }),
        onSettled: () => {
          lock.release();
          onSettled?.();
        },
      });
    },
  };
};
