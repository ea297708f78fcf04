import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useResourceContext, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import { centsToInput } from '../../format/money';
import { fullName } from '../../format/text';
import { FormDialog } from '../../ui/action/FormDialog';
import { contractResolver } from '../../ui/form/contractResolver';
import { withTexts } from '../../ui/form/formValues';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { conArchivos, conDinero } from './comprobanteSchema';
import { DineroInputs } from './DineroInputs';
import { FilesInput } from './FilesInput';
import type { DetalleRecord, NominaRecord } from './nominaRecord';
import { Pago } from './Pago';
import { useTurno } from './siguiente';

/** Uploads the proof of the nomina or of the line around, a line's with its money (SPEC 2). */
export default function CargarComprobante({ onClose }: { onClose: () => void }) {
  const around = useRecordContext<NominaRecord | DetalleRecord>();
  const resource = useResourceContext();
  const { id: fk_usuario_actualizacion } = useUsuarioActual();
  const [update, { isPending }] = useUpdate();
  const [share, setShare] = useState(0);
  const line = around && 'descuentos' in around ? around : undefined;
  const say = useSay(line);
  const resolver = useMemo(() => contractResolver(line ? conDinero : conArchivos, {}), [line]);
  // As they stood when the dialog opened: what is read meanwhile must not take away what is written.
  const [record] = useState({
    files: [],
    descuentos: centsToInput(line?.descuentos ?? 0),
    otros_ingresos: centsToInput(line?.otros_ingresos ?? 0),
  });

  const send = (values: object, callbacks: object) => {
    const data = { ...withTexts({ ...values }), fk_usuario_actualizacion };
    setShare(0);
    void update(resource, { id: around?.id, data, meta: { onProgress: setShare } }, callbacks);
  };

  return (
    <FormDialog
      title="Cargar Comprobante"
      text={around && <Pago pago={around} />}
      // Whatever the body of the answer says (SPEC 7).
      done="Comprobante actualizado correctamente"
      onMessage={say}
      record={record}
      resolver={resolver}
      send={send}
      onClose={onClose}
    >
      <FilesInput source="files" share={isPending ? share : undefined} />
      {line && <DineroInputs line={line} />}
    </FormDialog>
  );
}

/** Says how it ended, and goes on to who is to be paid next. */
const useSay = (line: DetalleRecord | undefined) => {
  const notify = useNotify();
  const { llamar, siguienteDe } = useTurno();

  return (text: string) => {
    const next = line && siguienteDe(line.id);

    notify(text, {
      type: 'success',
      next: next && (
        // So that Intro goes on: the button that opened the dialog is gone.
        <Button size="small" color="inherit" autoFocus onClick={() => llamar(siguienteDe(line.id)?.id)}>
          Siguiente persona: {fullName(next.usuario)}
        </Button>
      ),
    });
  };
};
