import LinearProgress from '@mui/material/LinearProgress';
import { useRecordContext, useResourceContext, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { DetalleNomina, Nomina } from '../../../contract/nomina';
import { centsToInput } from '../../format/money';
import { FormDialog } from '../../ui/action/FormDialog';
import { contractResolver } from '../../ui/form/contractResolver';
import { withTexts } from '../../ui/form/formValues';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { conArchivos, conDinero } from './comprobanteSchema';
import { DineroInputs } from './DineroInputs';
import { FilesInput } from './FilesInput';

/** Uploads the proof of the nomina or of the line around, a line's with its money (SPEC 2). */
export default function CargarComprobante({ onClose }: { onClose: () => void }) {
  const around = useRecordContext<Nomina | DetalleNomina>();
  const resource = useResourceContext();
  const { id: fk_usuario_actualizacion } = useUsuarioActual();
  const [update, { isPending }] = useUpdate();
  const [share, setShare] = useState(0);
  const line = around && 'descuentos' in around ? around : undefined;
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
      // Whatever the body of the answer says (SPEC 7).
      done="Comprobante actualizado correctamente"
      record={record}
      resolver={resolver}
      send={send}
      onClose={onClose}
    >
      <FilesInput source="files" />
      {line && <DineroInputs line={line} />}
      {isPending && (
        <LinearProgress
          data-wide
          aria-label="Progreso de la carga"
          variant="determinate"
          value={share * 100}
        />
      )}
    </FormDialog>
  );
}
