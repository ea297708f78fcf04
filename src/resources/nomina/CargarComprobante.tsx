import { useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import type { DetalleNomina, Nomina } from '../../../contract/nomina';
import { centsToInput } from '../../format/money';
import { DialogForm } from '../../ui/form/DialogForm';
import { FilesInput } from '../../ui/inputs/FilesInput';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { conArchivos, conDinero } from './comprobanteSchema';
import { DineroInputs } from './DineroInputs';
import { Progreso } from './Progreso';

interface CargarComprobanteProps {
  onCancel: (isRefused: boolean) => void;
  onUploaded: () => void;
}

/** Uploads the proof of the nomina or of the line around, a line's with its money (SPEC 2). */
export default function CargarComprobante({ onCancel, onUploaded }: CargarComprobanteProps) {
  const record = useRecordContext<Nomina | DetalleNomina>();
  const resource = useResourceContext() ?? '';
  const { id: fk_usuario_actualizacion } = useUsuarioActual();
  const [share, setShare] = useState(0);
  if (!record) return null;
  const line = 'descuentos' in record ? record : undefined;

  return (
    <DialogForm
      title="Cargar Comprobante"
      resource={resource}
      id={record.id}
      schema={line ? conDinero : conArchivos}
      defaultValues={{
        files: [],
        descuentos: centsToInput(line?.descuentos ?? 0),
        otros_ingresos: centsToInput(line?.otros_ingresos ?? 0),
      }}
      transform={(values) => ({ ...values, fk_usuario_actualizacion })}
      meta={{ onProgress: setShare }}
      onCancel={onCancel}
      onSaved={onUploaded}
    >
      <FilesInput source="files" />
      {line && <DineroInputs line={line} />}
      <Progreso share={share} />
    </DialogForm>
  );
}
