import Typography from '@mui/material/Typography';
import { SaveContextProvider, useSaveContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { longDate, today } from '../../format/dates';
import { ActionDialog } from '../../ui/action/ActionDialog';
import { useLock } from '../../ui/action/useLock';
import { endOf } from './inicio';

interface Asked {
  values: { fecha_inicio: string };
  /** Lets the form go on. */
  answer: (errors?: object) => void;
}

/** So that a form that was not sent still warns when it is left. */
const NOT_SAVED = { root: 'Sin guardar' };

/** Around a form: the last look before a record that nobody can edit (SPEC 2). */
export const ConfirmarNomina = ({ children }: { children: ReactNode }) => {
  const { save, ...context } = useSaveContext();
  // Kept while the dialog fades.
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);
  const lock = useLock();
  const ask = (values: Asked['values']) =>
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
  const { fecha_inicio = '' } = asked?.values ?? {};
  const end = endOf(fecha_inicio);

  return (
    <SaveContextProvider value={{ ...context, save: ask }}>
      {children}
      <ActionDialog
        title="Guardar nomina"
        open={isOpen}
        isBusy={lock.isLocked}
        accept={accept}
        onCancel={() => close(NOT_SAVED)}
      >
        <Typography>está seguro de guardar el siguiente registro de nomina?</Typography>
        <Typography sx={{ my: 1.5, fontWeight: 600 }}>
          {longDate(fecha_inicio)} al {longDate(end)}
        </Typography>
        <Typography>una vez guardado no podrá ser editado</Typography>
        {end >= today() && (
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            La semana aún no termina: los valores quedan como están en este momento.
          </Typography>
        )}
      </ActionDialog>
    </SaveContextProvider>
  );
};
