import { Form, type RaRecord, useNavigate } from 'ra-core';
import { useState } from 'react';
import { VendedorInput } from '../../domain/VendedorInput';
import { today } from '../../format/dates';
import { Create } from '../../ui/form/Create';
import { FormGrid } from '../../ui/form/FormGrid';
import { sectionPath } from '../../ui/page/sectionPath';
import { FechaVentaInput } from './FechaVentaInput';
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
        onSuccess: ({ id }: RaRecord) => navigate(sectionPath('ventas', 'edit', id), { replace: true }),
        onError: setRefusal,
      }}
    >
      <Form defaultValues={newVenta}>
        {refusal && <NotStarted error={refusal} />}
        <FormGrid>
          <FechaVentaInput />
          <SorteoDelDiaInput />
          <VendedorInput isRequired />
        </FormGrid>
        <StartButton />
      </Form>
    </Create>
  );
}

const newVenta = () => ({ fecha: today(), fk_sorteo: '', fk_vendedor: '' });
