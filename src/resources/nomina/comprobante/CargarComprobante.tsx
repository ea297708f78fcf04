import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useResourceContext, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { nominaCalls } from '../../../../contract/nomina';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import type { DetalleRecord, NominaRecord } from '../../../dataProvider/nomina';
import { fullName } from '../../../format/text';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { Notice } from '../../../ui/base/Notice';
import { FormDialog } from '../../../ui/form/dialogs/FormDialog';
import { contractResolver } from '../../../ui/form/validation/contractResolver';
import { withTexts } from '../../../ui/form/validation/formValues';
import { MoneyInput } from '../../../ui/inputs/MoneyInput';
import { PicturesInput } from '../../../ui/inputs/PicturesInput';
import { useUploadProgress } from '../../../ui/inputs/useUploadProgress';
import { useOpenLine } from './openLine';
import { Pago } from './Pago';
import { useGuardado, YaGuardado } from './YaGuardado';

interface CargarComprobanteProps {
  payment: NominaRecord | DetalleRecord;
  onClose: () => void;
}

/** SPEC 2.29: the proof of a nomina, or of one line with its money. */
export default function CargarComprobante({ payment, onClose }: CargarComprobanteProps) {
  const resource = useResourceContext();
  const { id: fk_usuario_actualizacion } = useUsuarioActual();
  const [update, { isPending, isSuccess }] = useUpdate();
  const { progress, upload, stop } = useUploadProgress();
  const line = 'descuentos' in payment ? payment : undefined;
  const say = useSay(payment);
  const { guardado, readAgain } = useGuardado(payment);
  const isProvedElsewhere = payment.comprobante.length > 0 && !isPending && !isSuccess && !guardado;
  const { fields } = useSectionOptions(resource);
  const resolver = useMemo(() => contractResolver(line ? LINE : NOMINA, fields), [line, fields]);
  // Fixed on opening: a refetch must not overwrite the input.
  const [record] = useState({
    files: [],
    descuentos: line?.descuentos,
    otros_ingresos: line?.otros_ingresos,
  });

  const send = (values: object) => {
    // A disabled input may be missing from the values.
    const data = { ...withTexts({ ...record, ...values }), fk_usuario_actualizacion };

    return upload((meta) =>
      update(resource, { id: payment.id, data, meta }, { returnPromise: true }).catch((error) =>
        readAgain(error, data),
      ),
    );
  };

  return (
    <FormDialog
      title="Cargar Comprobante"
      verb="Aceptar"
      text={<Pago payment={payment} />}
      // Fixed text, independent of the answer (SPEC 5.8).
      done="Comprobante actualizado correctamente"
      onMessage={say}
      record={record}
      resolver={resolver}
      send={send}
      onStop={stop}
      onClose={onClose}
      conflict={guardado && <YaGuardado {...guardado} />}
    >
      {isProvedElsewhere && (
        <Box data-wide>
          <Notice severity="warning">
            Este comprobante ya se cargó desde otra pantalla. Lo que escribió sigue aquí: pulse Aceptar para
            compararlo.
          </Notice>
        </Box>
      )}
      <PicturesInput source="files" label={false} holdsFiles progress={progress} />
      {line && <DineroInputs line={line} />}
    </FormDialog>
  );
}

/** The text is fixed, so whose proof it was stands below it. */
const useSay = (payment: NominaRecord | DetalleRecord) => {
  const notify = useNotify();
  const { open, nextAfter } = useOpenLine();

  return (text: string) => {
    const { id, usuario, semana } = payment;
    const next = 'descuentos' in payment && nextAfter(id);

    notify(text, {
      type: 'success',
      next: (
        <>
          <div>{[fullName(usuario), semana].filter(Boolean).join(' · ')}</div>
          {next && (
            // The button that opened the dialog is gone.
            <Button color="inherit" autoFocus onClick={() => open(nextAfter(id)?.id)}>
              Siguiente persona: {fullName(next.usuario)}
            </Button>
          )}
        </>
      ),
    });
  };
};

/** Nobody raises their own pay. Some hosts omit the user of a line. */
const DineroInputs = ({ line: { usuario } }: { line: DetalleRecord }) => {
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

const NOMINA = z.pick(nominaCalls.upload.body, { files: true });
const LINE = z.pick(nominaCalls.uploadLine.body, { files: true, descuentos: true, otros_ingresos: true });
