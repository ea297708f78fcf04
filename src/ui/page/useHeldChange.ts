import { type MutationCache, useQueryClient } from '@tanstack/react-query';
import { type UndoableMutation, useEvent, useTakeUndoableMutation } from 'ra-core';
import { useEffect, useRef } from 'react';
import { heldChanges } from '../form/leaving';

/** react-admin refetches its lists after the same time. */
const TIME_TO_UNDO = 5_000;

/** Holds an undoable change until its time is over, the next change comes or the user leaves. */
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
        // The user stays and sees the error.
        return false;
      }
    };
    const listening = new AbortController();
    document.addEventListener('visibilitychange', whenHidden, listening);
    window.addEventListener('pagehide', sendHeld, listening);
    window.addEventListener('beforeunload', warn, listening);
    heldChanges.add(finish);

    return () => {
      sendHeld();
      listening.abort();
      heldChanges.delete(finish);
    };
  }, [mutations, sendHeld]);

  return { send, undo: useEvent(() => end(true)) };
};

const pendingOf = (mutations: MutationCache) => mutations.findAll({ status: 'pending' });
