import { Form, type RaRecord, useNavigate, useRecordFromLocation } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { VendedorInput } from '../../domain/VendedorInput';
import { useInputBackup } from '../../features/drafts/inputBackup';
import { RecoveredInput } from '../../features/drafts/RecoveredInput';
import { today } from '../../format/dates';
import { SESION_TERMINADA, wasWritten } from '../../ui/dialogs/wasWritten';
import { Create } from '../../ui/form/Create';
import { FormGrid } from '../../ui/form/FormGrid';
import { DateInput } from '../../ui/inputs/DateInput';
import { sectionPath } from '../../ui/section/sectionPath';
import { NotStarted } from './NotStarted';
import { SorteoDelDiaInput } from './SorteoDelDiaInput';
import { StartButton } from './StartButton';

/** Fecha, sorteo and promotor; with Empezar the draft exists, and the typing begins. */
export default function VentaCreate() {
  const navigate = useNavigate();
  const { forget } = useInputBackup();
  const [refusal, setRefusal] = useState<Error>();
  // After a venta is closed, the next one is of the same day and draw.
  const isNext = Boolean(useRecordFromLocation()?.fk_sorteo);
  const promotorRef = useRef<HTMLInputElement>(null);
  // Not by autoFocus: an AutocompleteInput cannot be opened before it stands.
  useEffect(() => {
    if (isNext) promotorRef.current?.focus();
  }, [isNext]);

  return (
    <Create
      mutationOptions={{
        onMutate: () => setRefusal(undefined),
        onSuccess: (venta: RaRecord) => {
          if (!wasWritten(venta)) return setRefusal(new Error(SESION_TERMINADA));
          // The form stays mounted while the next screen loads.
          forget();
          navigate(sectionPath('ventas', 'edit', venta.id), { replace: true });
        },
        onError: setRefusal,
      }}
    >
      <Form defaultValues={newVenta}>
        {refusal && <NotStarted error={refusal} />}
        <RecoveredInput>
          <FormGrid>
            <DateInput source="fecha" isPast isRequired />
            <SorteoDelDiaInput autoFocus={!isNext} />
            <VendedorInput isRequired TextFieldProps={{ inputRef: promotorRef }} />
          </FormGrid>
          <StartButton />
        </RecoveredInput>
      </Form>
    </Create>
  );
}

const newVenta = () => ({ fecha: today(), fk_sorteo: '', fk_vendedor: '' });
