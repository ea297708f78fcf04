import { type MutationCache, useQueryClient } from '@tanstack/react-query';
import { type UndoableMutation, useEvent, useTakeUndoableMutation } from 'ra-core';
import { useEffect, useRef } from 'react';
import { heldChanges } from '../form/leaving';

/** How long a change can be undone. react-admin reads its lists again after the same time. */
const TIME_TO_UNDO = 5_000;

/**
 * Holds a change of the undoable mode until it is sent or undone. It is sent after its time, before the next change, and
 * as soon as its page, the tab or the session is left. `onOver` is called when it can no longer be undone.
 */
export const useHeldChange = (onOver: () => void) => {
  const take = useTakeUndoableMutation();
  const mutations = useQueryClient().getMutationCache();
  const held = useRef<UndoableMutation>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useEvent((isUndo: boolean) => {
    const change = held.current;
    held.current = undefined;
    clearTimeout(timer.current);
    change?.({ isUndo });
    onOver();
  });
  const send = useEvent(() => end(false));
  const sendHeld = useEvent(() => held.current && send());

  useEffect(() => {
    const change = take();
    if (!change) return;
    sendHeld();
    held.current = change;
    timer.current = setTimeout(send, TIME_TO_UNDO);
  }, [take, send, sendHeld]);

  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && sendHeld();
    const warn = (event: Event) => {
      sendHeld();
      if (pendingOf(mutations).length > 0) event.preventDefault();
    };
    const finish = async () => {
      sendHeld();
      try {
        await Promise.all(pendingOf(mutations).map((mutation) => mutation.continue()));

        return true;
      } catch {
        // A message says why it was refused: the user stays and reads it.
        return false;
      }
    };
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', sendHeld);
    window.addEventListener('beforeunload', warn);
    heldChanges.add(finish);

    return () => {
      sendHeld();
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', sendHeld);
      window.removeEventListener('beforeunload', warn);
      heldChanges.delete(finish);
    };
  }, [mutations, sendHeld]);

  return { send, undo: useEvent(() => end(true)) };
};

const pendingOf = (mutations: MutationCache) => mutations.findAll({ status: 'pending' });
