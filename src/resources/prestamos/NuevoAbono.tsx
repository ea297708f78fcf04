import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ResourceContextProvider, useCreate } from 'ra-core';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import { type Resolver, useWatch } from 'react-hook-form';
import { abonosRest, type Prestamo } from '../../../contract/prestamos';
import { beneficiarioText } from '../../domain/names';
import { today } from '../../format/dates';
import { formatExact } from '../../format/money';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { centsOf } from '../../ui/fields/cellOf';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import { useDialog } from '../../ui/form/useKeptInput';
import { contractResolver } from '../../ui/form/validation/contractResolver';
import { type Values, withTexts } from '../../ui/form/validation/formValues';
import { DateInput } from '../../ui/inputs/DateInput';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { NominaInput } from './NominaInput';

const TITLE = 'Nuevo abono';

interface AbonoProps {
  prestamo: Prestamo;
}

/** Writes what was paid back; the loan's saldo follows, so it is read anew. */
export const NuevoAbono = ({ prestamo }: AbonoProps) => (
  <ResourceContextProvider value="abonos">
    <AbonoButton prestamo={prestamo} />
  </ResourceContextProvider>
);

const AbonoButton = ({ prestamo }: AbonoProps) => {
  const [isOpen, setIsOpen] = useDialog(TITLE);

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
  const { fields } = useSectionOptions('abonos');
  const [create] = useCreate();
  const keyOf = useIdempotencyKey();
  const [record] = useState(() => newAbono(prestamo));
  const resolver: Resolver = (values, context, options) =>
    contractResolver(abonosRest.input, fields)(abonoOf(values), context, options);

  return (
    <FormDialog
      title={TITLE}
      verb="Registrar abono"
      text={`${beneficiarioText(prestamo)} debe ${formatExact(centsOf(prestamo.saldo))}: el abono baja ese saldo`}
      record={record}
      resolver={resolver}
      send={(data) =>
        create('abonos', { data, meta: { idempotencyKey: keyOf(data) } }, { returnPromise: true })
      }
      done="Abono registrado"
      onClose={onClose}
    >
      <DateInput source="fecha" isPast isRequired />
      <MoneyInput source="valor" isRequired />
      <SelectInput source="origen" choices={[...(fields.origen?.choices ?? [])]} isRequired />
      <Nomina prestamo={prestamo} />
    </FormDialog>
  );
};

const Nomina = ({ prestamo }: AbonoProps) =>
  useWatch({ name: 'origen' }) === 'NOMINA' && <NominaInput prestamo={prestamo} />;

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
