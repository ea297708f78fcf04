import Stack from '@mui/material/Stack';
import { Form, type RaRecord, useCreate, useRefresh } from 'ra-core';
import { useId } from 'react';
import { AbonoInput, type Prestamo } from '../../../contract/prestamos';
import { today } from '../../format/dates';
import { ActionDialog } from '../../ui/ActionDialog';
import { centsOf } from '../../ui/columns';
import { refusalsOf, type Values, withTexts } from '../../ui/formValues';
import { hastaHoy } from '../../ui/hastaHoy';
import { useTell } from '../../ui/tell';
import { useAction } from '../../ui/useAction';
import { AbonoFields } from './AbonoFields';

interface AbonoDialogProps {
  prestamo: Prestamo;
  onClose: () => void;
}

const schema = hastaHoy(AbonoInput);

/** Writes what was paid back; the loan's saldo follows, so it is read anew. */
export const AbonoDialog = ({ prestamo, onClose }: AbonoDialogProps) => {
  const formId = useId();
  const tell = useTell();
  const refresh = useRefresh();
  const { aviso, isBusy, run } = useAction();
  const [create] = useCreate<RaRecord, Error>();

  const save = (values: Values) =>
    run((callbacks) => void create('abonos', { data: abonoOf(values) }, callbacks), {
      done: 'Abono registrado',
      onSuccess: (text) => {
        onClose();
        tell(text);
        refresh();
      },
    });

  return (
    <ActionDialog open title="Nuevo abono" isBusy={isBusy} onCancel={onClose} accept={{ form: formId }}>
      {aviso}
      <Form
        id={formId}
        defaultValues={newAbono(prestamo)}
        mode="onChange"
        noValidate
        validate={(values) => refusalsOf(schema, abonoOf(values))}
        onSubmit={save}
        disableInvalidFormNotification
      >
        <Stack spacing={0.5} sx={{ pt: 1 }}>
          <AbonoFields prestamo={prestamo} />
        </Stack>
      </Form>
    </ActionDialog>
  );
};

/** A cuota, or what is left of the last one. */
const newAbono = ({ id, valor_cuota, saldo }: Prestamo) => ({
  fk_prestamo: id,
  fecha: today(),
  valor: centsOf(saldo) < centsOf(valor_cuota) ? saldo : valor_cuota,
  origen: 'CAJA',
  fk_nomina: '',
  estado: 'A',
  motivo_anulacion: '',
});

/** Cash names no nomina, whatever was chosen before. */
const abonoOf = (values: Values): Values =>
  withTexts({ ...values, fk_nomina: values.origen === 'NOMINA' ? values.fk_nomina : '' });
