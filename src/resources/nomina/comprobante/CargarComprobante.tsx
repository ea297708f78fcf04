import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useResourceContext, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { DetalleNomina } from '../../../../contract/nomina';
import { nominaCalls } from '../../../../contract/nomina';
import { centsToInput } from '../../../format/money';
import { fullName } from '../../../format/text';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { contractResolver } from '../../../ui/form/validation/contractResolver';
import { withTexts } from '../../../ui/form/validation/formValues';
import { MoneyInput } from '../../../ui/inputs/MoneyInput';
import { refusalOfPictures } from '../../../ui/inputs/pictures/pictures';
import { useUsuarioActual } from '../../../ui/layout/usuarioActual';
import type { DetalleRecord, NominaRecord } from '../nominaRecord';
import { FilesInput } from './FilesInput';
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
    // An input that is disabled may be missing from the values.
    const data = { ...withTexts({ ...record, ...values }), fk_usuario_actualizacion };
    setShare(0);
    void update(resource, { id: around?.id, data, meta: { onProgress: setShare } }, callbacks);
  };

  return (
    <FormDialog
      title="Cargar Comprobante"
      verb="Aceptar"
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
        // So that Enter goes on: the button that opened the dialog is gone.
        <Button size="small" color="inherit" autoFocus onClick={() => llamar(siguienteDe(line.id)?.id)}>
          Siguiente persona: {fullName(next.usuario)}
        </Button>
      ),
    });
  };
};

/** What is taken from a line and added to it; nobody adds to their own (unknown where the host does not say whom it pays). */
const DineroInputs = ({ line: { usuario } }: { line: DetalleNomina }) => {
  const me = useUsuarioActual();
  const isFixed = usuario.id === me.id && me.role !== 'superadministrador';

  return (
    <>
      <MoneyInput source="descuentos" />
      <MoneyInput
        source="otros_ingresos"
        disabled={isFixed}
        helperText={isFixed && 'Solo un súper administrador puede cambiar sus otros ingresos'}
      />
    </>
  );
};

const pictures = <T extends { files: File[] }>() =>
  z.check<T>(({ issues, value }) => {
    const message = refusalOfPictures(value.files);
    if (message) issues.push({ code: 'custom', path: ['files'], message, input: value });
  });

/** The proof of a nomina as a whole. */
const conArchivos = z.pick(nominaCalls.upload.body, { files: true }).check(pictures());

/** The proof of a line, with its money. */
const conDinero = z
  .pick(nominaCalls.uploadLine.body, { files: true, descuentos: true, otros_ingresos: true })
  .check(pictures());
