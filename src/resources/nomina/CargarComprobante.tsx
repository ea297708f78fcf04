import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useRefresh, useUpdate } from 'ra-core';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { centsToInput } from '../../format/money';
import { ActionDialog } from '../../ui/ActionDialog';
import { Aviso } from '../../ui/Aviso';
import { MoneyInput } from '../../ui/MoneyInput';
import { PicturesInput } from '../../ui/PicturesInput';
import { useLock } from '../../ui/useLock';
import { useUsuarioActual } from '../../ui/usuarioActual';

export interface CargarComprobanteProps {
  resource: 'nomina' | 'detalle_nominas';
  id: number;
  /** In cents; a nomina as a whole has none. */
  money?: { descuentos: number; otros_ingresos: number };
  /** Whether the line pays the very user who uploads; unknown where the host does not say whom it pays. */
  isOwn?: boolean;
  onClose: () => void;
  onUploaded: () => void;
}

interface Values {
  files: File[];
  descuentos: string;
  otros_ingresos: string;
}

/** Uploads the proof of a nomina or of one line, with the line's money; a refusal keeps the input (SPEC 2). */
export default function CargarComprobante({
  resource,
  id,
  money,
  isOwn,
  onClose,
  onUploaded,
}: CargarComprobanteProps) {
  const formId = useId();
  const usuario = useUsuarioActual();
  const isFixed = isOwn && usuario.role !== 'superadministrador';
  const lock = useLock();
  const [update] = useUpdate();
  const refresh = useRefresh();
  const [share, setShare] = useState(0);
  const [error, setError] = useState<Error>();
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: {
      files: [],
      descuentos: centsToInput(money?.descuentos ?? 0),
      otros_ingresos: centsToInput(money?.otros_ingresos ?? 0),
    },
  });

  const upload = handleSubmit((values) => {
    if (!lock.take()) return;
    setError(undefined);
    setShare(0);
    const data = { ...values, fk_usuario_actualizacion: usuario.id };
    const params = { id, data, meta: { onProgress: setShare } };
    void update(resource, params, { onSuccess: onUploaded, onError: setError, onSettled: lock.release });
  });

  // Somebody else may have been faster, or an answer was lost on its way: what stands now is read anew.
  const cancel = () => {
    onClose();
    if (error) refresh();
  };

  return (
    <ActionDialog
      open
      title="Cargar Comprobante"
      isBusy={lock.isLocked}
      onCancel={cancel}
      accept={{ form: formId }}
    >
      {error && <Aviso severity="error">{error.message}</Aviso>}
      <Stack component="form" id={formId} noValidate onSubmit={upload} spacing={2} sx={{ pt: 1 }}>
        <PicturesInput control={control} name="files" disabled={lock.isLocked} />
        {money && (
          <>
            <MoneyInput control={control} name="descuentos" label="Descuentos" disabled={lock.isLocked} />
            <MoneyInput
              control={control}
              name="otros_ingresos"
              label="Otros ingresos"
              disabled={lock.isLocked || isFixed}
              help={isFixed ? 'Solo un súper administrador puede cambiar sus otros ingresos' : undefined}
            />
          </>
        )}
        {lock.isLocked && (
          <LinearProgress aria-label="Progreso de la carga" variant="determinate" value={share * 100} />
        )}
      </Stack>
    </ActionDialog>
  );
}
