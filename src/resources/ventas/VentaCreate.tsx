import Alert from '@mui/material/Alert';
import {
  Form,
  LinkBase,
  type RaRecord,
  useNavigate,
  useNotify,
  useRecordFromLocation,
  useSaveContext,
} from 'ra-core';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Venta } from '../../../contract/ventas';
import { now } from '../../format/clock';
import { addDays, dayInWords, hourOf, today } from '../../format/dates';
import { listPath, recordPath } from '../../section/sectionPath';
import { isHidden, statusOf } from '../../ui/base/refusal';
import { useLock } from '../../ui/form/dialogs/useLock';
import { FormCard } from '../../ui/form/FormCard';
import { FormGrid } from '../../ui/form/FormGrid';
import { SavingButton } from '../../ui/form/SavingButton';
import { useKeptInput } from '../../ui/form/useKeptInput';
import { DateInput } from '../../ui/inputs/DateInput';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { Create } from '../../views/Create';
import { SorteoDelDiaInput } from './SorteoDelDiaInput';
import { VentasDelDia } from './VentasDelDia';
import { ventaResolver } from './ventaResolver';

/** Only starts the draft; its colillas are typed in VentaEdit. */
export default function VentaCreate() {
  const navigate = useNavigate();
  const { forget } = useKeptInput();
  const notify = useNotify();

  return (
    <Create
      transform={(venta: object) => ({ ...venta, detalle_ventas: [], estado: 'B', motivo_anulacion: '' })}
      mutationOptions={{
        onSuccess: (venta: RaRecord) => {
          // The form stays mounted while the next screen loads.
          forget();
          navigate(recordPath('ventas', venta.id), { replace: true });
        },
        onError: (error: Error, { data = {} }) =>
          notify(error.message, {
            type: 'error',
            error,
            next: isVisible(error) && <ExistingVentaLink {...data} />,
          }),
      }}
    >
      <StartForm />
    </Create>
  );
}

/** Another administrador's venta takes the place; the list would show nothing. */
const isVisible = (error: Error) => statusOf(error) === 409 && !isHidden(error);

const StartForm = () => {
  const { save } = useSaveContext();
  const lock = useLock();
  // The slip after a closed one keeps its day and draw.
  const isNext = Boolean(useRecordFromLocation()?.fk_sorteo);
  const promotor = useRef<HTMLInputElement>(null);
  // autoFocus would come too early: an AutocompleteInput must be mounted before it opens.
  useEffect(() => {
    if (isNext) promotor.current?.focus();
  }, [isNext]);

  const start = async (values: object) => {
    if (lock.take()) await Promise.resolve(save?.(values)).finally(lock.release);
  };

  return (
    <Form
      defaultValues={newVenta}
      resolver={ventaResolver}
      mode="onChange"
      noValidate
      onSubmit={start}
      disableInvalidFormNotification
    >
      <FormCard
        foot={
          <SavingButton type="submit" isSaving={lock.isLocked}>
            Empezar
          </SavingButton>
        }
        aside={<VentasDelDia />}
      >
        <FormGrid>
          <AnocheNotice />
          <DateInput source="fecha" isPast isRequired />
          <SorteoDelDiaInput autoFocus={!isNext} />
          <ReferenceInput source="fk_vendedor" isRequired TextFieldProps={{ inputRef: promotor }} />
        </FormGrid>
      </FormCard>
    </Form>
  );
};

/** In the first hours of a day the draws of the evening before are entered. */
const isAfterMidnight = (): boolean => hourOf(now()) < '05:00';

const newVenta = () => ({
  fecha: isAfterMidnight() ? addDays(today(), -1) : today(),
  fk_sorteo: '',
  fk_vendedor: '',
});

const AnocheNotice = () => {
  const fecha = useWatch({ name: 'fecha' });
  if (!isAfterMidnight() || fecha !== addDays(today(), -1)) return null;

  return (
    <Alert severity="info" data-wide>
      Se propone el día de los sorteos de anoche: {dayInWords(fecha)}
    </Alert>
  );
};

const ExistingVentaLink = ({ fecha, fk_sorteo, fk_vendedor }: Partial<Venta>) => (
  <LinkBase to={listPath('ventas', { fk_sorteo, fk_vendedor, fecha_gte: fecha, fecha_lte: fecha })}>
    Ver la venta
  </LinkBase>
);
