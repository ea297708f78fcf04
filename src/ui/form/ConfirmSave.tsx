import { SaveContextProvider, useSaveContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '../dialogs/ActionDialog';
import { useLock } from '../dialogs/useLock';

interface ConfirmSaveProps<T> {
  title: string;
  verb?: string;
  /** What will happen, of the values that the form is about to save. */
  ask: (values: Partial<T>) => ReactNode;
  children: ReactNode;
}

/** So that a form that was not sent still warns when it is left. */
const NOT_SAVED = { root: 'Sin guardar' };

/** Around a form: the last look before a record that nobody can change. */
export const ConfirmSave = <T extends object>({ title, verb, ask, children }: ConfirmSaveProps<T>) => {
  const { save, ...context } = useSaveContext();
  // Kept while the dialog fades.
  const [asked, setAsked] = useState<{ values: T; answer: (errors?: object) => void }>();
  const [isOpen, setIsOpen] = useState(false);
  const lock = useLock();
  const confirm = (values: T) =>
    new Promise<object | undefined>((answer) => {
      setAsked({ values, answer });
      setIsOpen(true);
    });

  const close = (errors?: object) => {
    setIsOpen(false);
    asked?.answer(errors);
  };
  const accept = async () => {
    if (!asked || !isOpen || !lock.take()) return;
    await save?.(asked.values);
    lock.release();
    close();
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
        {ask(asked?.values ?? {})}
      </ActionDialog>
    </SaveContextProvider>
  );
};
