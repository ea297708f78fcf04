import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RaRecord, useUpdate } from 'ra-core';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Feriado } from '../../../contract/feriados';
import { ActionDialog } from '../../ui/ActionDialog';
import { TextInput } from '../../ui/TextInput';
import { useAction } from '../../ui/useAction';

interface AnularFeriadoProps {
  feriado: Feriado;
  onAnnulled: (text: string) => void;
}

/** Nothing is deleted: a holiday is annulled, with the reason. */
export const AnularFeriado = ({ feriado, onAnnulled }: AnularFeriadoProps) => {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        Anular
      </Button>
      {isAsking && (
        <MotivoDialog feriado={feriado} onCancel={() => setIsAsking(false)} onAnnulled={onAnnulled} />
      )}
    </>
  );
};

/** A refusal stands in the dialog, the input kept. */
const MotivoDialog = ({ feriado, onCancel, onAnnulled }: AnularFeriadoProps & { onCancel: () => void }) => {
  const formId = useId();
  const { aviso, isBusy, run } = useAction();
  const [update] = useUpdate<RaRecord, Error>();
  const { control, handleSubmit } = useForm({ defaultValues: { motivo_anulacion: '' } });

  const annul = handleSubmit(({ motivo_anulacion }) => {
    const data = { ...feriado, estado: 'X', motivo_anulacion };
    run((callbacks) => void update('feriados', { id: feriado.id, data, previousData: feriado }, callbacks), {
      done: 'Feriado anulado',
      onSuccess: onAnnulled,
    });
  });

  return (
    <ActionDialog
      open
      title={`Anular ${feriado.nombre}`}
      isBusy={isBusy}
      onCancel={onCancel}
      accept={{ form: formId }}
    >
      {aviso}
      <Stack component="form" id={formId} noValidate onSubmit={annul}>
        <TextInput
          control={control}
          name="motivo_anulacion"
          label="Motivo de la anulación"
          required="Escriba el motivo de la anulación"
          maxLength={500}
          multiline
          disabled={isBusy}
        />
      </Stack>
    </ActionDialog>
  );
};
