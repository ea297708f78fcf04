import { SaveContextProvider, useSaveContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ActionDialog } from './dialogs/ActionDialog';
import { useLock } from './dialogs/useLock';
import { useQuestion } from './dialogs/useQuestion';

interface ConfirmSaveProps<T> {
  title: string;
  verb?: string;
  ask: (values: Partial<T>) => ReactNode;
  children: ReactNode;
}

/** With an error, the form counts as unsaved and still warns. */
export const NOT_SAVED = { root: 'Sin guardar' };

/** For immutable records. */
export const ConfirmSave = <T extends object>({ title, verb, ask, children }: ConfirmSaveProps<T>) => {
  const { save, ...context } = useSaveContext();
  const { about: values, isOpen, ask: confirm, answer } = useQuestion<T, object | undefined>();
  const lock = useLock();

  const accept = async () => {
    if (!values || !isOpen || !lock.take()) return;
    const errors = await save?.(values);
    lock.release();
    answer(errors ?? undefined);
  };

  return (
    <SaveContextProvider value={{ ...context, save: confirm as typeof save }}>
      {children}
      <ActionDialog
        title={title}
        verb={verb}
        open={isOpen}
        isBusy={lock.isLocked}
        accept={accept}
        onCancel={() => answer(NOT_SAVED)}
      >
        {ask(values ?? {})}
      </ActionDialog>
    </SaveContextProvider>
  );
};
