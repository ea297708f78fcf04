import { Form, type RaRecord, useNavigate } from 'ra-core';
import { useState } from 'react';
import { VendedorInput } from '../../domain/VendedorInput';
import { today } from '../../format/dates';
import { SESION_TERMINADA, wasWritten } from '../../ui/action/wasWritten';
import { Create } from '../../ui/form/Create';
import { FormGrid } from '../../ui/form/FormGrid';
import { RecoveredInput } from '../../ui/form/RecoveredInput';
import { DateInput } from '../../ui/inputs/DateInput';
import { sectionPath } from '../../ui/page/sectionPath';
import { NotStarted } from './NotStarted';
import { SorteoDelDiaInput } from './SorteoDelDiaInput';
import { StartButton } from './StartButton';

/** Fecha, sorteo and promotor; once all three are chosen the draft exists, and the typing begins. */
export default function VentaCreate() {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Error>();

  return (
    <Create
      mutationOptions={{
        onMutate: () => setRefusal(undefined),
        onSuccess: (venta: RaRecord) => {
          if (wasWritten(venta)) navigate(sectionPath('ventas', 'edit', venta.id), { replace: true });
          else setRefusal(new Error(SESION_TERMINADA));
        },
        onError: setRefusal,
      }}
    >
      <Form defaultValues={newVenta}>
        {refusal && <NotStarted error={refusal} />}
        <RecoveredInput>
          <FormGrid>
            <DateInput source="fecha" isPast isRequired />
            <SorteoDelDiaInput />
            <VendedorInput isRequired />
          </FormGrid>
          <StartButton />
        </RecoveredInput>
      </Form>
    </Create>
  );
}

const newVenta = () => ({ fecha: today(), fk_sorteo: '', fk_vendedor: '' });
