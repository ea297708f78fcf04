import { SaveContextProvider, useSaveContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from './dialogs/ActionDialog';
import { useLock } from './dialogs/useLock';

interface ConfirmSaveProps<T> {
  title: string;
  verb?: string;
  ask: (values: Partial<T>) => ReactNode;
  children: ReactNode;
}

interface Question<T> {
  values: T;
  answer: (errors?: object) => void;
}

/** With an error, the form counts as unsaved and still warns. */
export const NOT_SAVED = { root: 'Sin guardar' };

/** For immutable records. */
export const ConfirmSave = <T extends object>({ title, verb, ask, children }: ConfirmSaveProps<T>) => {
  const { save, ...context } = useSaveContext();
  // Stays while the dialog fades out.
  const [question, setQuestion] = useState<Question<T>>();
  const [isOpen, setIsOpen] = useState(false);
  const lock = useLock();

  const confirm = (values: T) =>
    new Promise<object | undefined>((answer) => {
      setQuestion({ values, answer });
      setIsOpen(true);
    });
  const close = (errors?: object) => {
    setIsOpen(false);
    question?.answer(errors);
  };
  const accept = async () => {
    if (!question || !isOpen || !lock.take()) return;
    const errors = await save?.(question.values);
    lock.release();
    close(errors);
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
        onCancel={() => close(NOT_SAVED)}
      >
        {ask(question?.values ?? {})}
      </ActionDialog>
    </SaveContextProvider>
  );
};
