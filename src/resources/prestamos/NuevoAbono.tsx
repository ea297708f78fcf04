import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreate } from 'ra-core';
import { useState } from 'react';
import { type Resolver, useWatch } from 'react-hook-form';
import { abonosRest, type Prestamo } from '../../../contract/prestamos';
import { beneficiarioText } from '../../domain/names';
import { formatExact } from '../../format/money';
import { useSectionOptions } from '../../section/useSectionOptions';
import { useAskAlike } from '../../ui/form/AskAlike';
import { FormDialog } from '../../ui/form/dialogs/FormDialog';
import { useIsCreator } from '../../ui/form/record/readOnly';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import { useDialog } from '../../ui/form/useKeptInput';
import { contractResolver } from '../../ui/form/validation/contractResolver';
import { type Values, withTexts } from '../../ui/form/validation/formValues';
import { newRecord } from '../../views/generated/GeneratedCreate';
import { GeneratedFields } from '../../views/generated/GeneratedFields';
import { NominaInput } from './NominaInput';

const TITLE = 'Nuevo abono';

interface AbonoProps {
  prestamo: Prestamo;
}

/** Refetches the loan, because its saldo changes. */
export const NuevoAbono = ({ prestamo }: AbonoProps) => {
  const [isOpen, setIsOpen] = useDialog(TITLE);
  if (!useIsCreator()) return null;

  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => setIsOpen(true)}
        sx={{ my: 1, displayPrint: 'none' }}
      >
        {TITLE}
      </Button>
      {isOpen && <AbonoDialog prestamo={prestamo} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const AbonoDialog = ({ prestamo, onClose }: AbonoProps & { onClose: () => void }) => {
  const { id, saldo, valor_cuota } = prestamo;
  const options = useSectionOptions();
  const { fields } = options;
  const [create] = useCreate();
  const keyOf = useIdempotencyKey();
  const { mayCreate, question } = useAskAlike('abonos');
  // A cuota, or the rest of the last one.
  const valor = Math.min(saldo, valor_cuota);
  const [record] = useState(() => ({
    ...newRecord(options),
    fk_prestamo: id,
    valor,
    fk_nomina: '',
  }));
  const resolver: Resolver = (values, context, options) =>
    contractResolver(abonosRest.input, fields)(abonoOf(values), context, options);

  const send = async (data: object) => {
    if (!(await mayCreate(data))) throw new Error('No se registró el abono');

    return create('abonos', { data, meta: { idempotencyKey: keyOf(data) } }, { returnPromise: true });
  };

  return (
    <FormDialog
      title={TITLE}
      verb="Registrar abono"
      text={`${beneficiarioText(prestamo)} debe ${formatExact(saldo)}: el abono baja ese saldo`}
      record={record}
      resolver={resolver}
      send={send}
      done="Abono registrado"
      onClose={onClose}
    >
      <GeneratedFields without={isOfUser(prestamo) ? undefined : 'origen'} />
      <Nomina prestamo={prestamo} />
      {question}
    </FormDialog>
  );
};

/** A promotor has no line in a nomina. */
const isOfUser = ({ fk_usuario_beneficiario }: Prestamo) => fk_usuario_beneficiario !== null;

const Nomina = ({ prestamo }: AbonoProps) =>
  useWatch({ name: 'origen' }) === 'NOMINA' && <NominaInput prestamo={prestamo} />;

/** Cash has no nomina, even if one was chosen before. */
const abonoOf = (values: Values): Values =>
  withTexts({ ...values, fk_nomina: values.origen === 'NOMINA' ? values.fk_nomina : '' });
