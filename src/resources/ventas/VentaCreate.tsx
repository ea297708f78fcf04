import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { Form, type RaRecord, useCreate, useNavigate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { today } from '../../format/dates';
import { FieldRow } from '../../ui/FieldRow';
import { sectionPath } from '../../ui/sectionPath';
import { useLock } from '../../ui/useLock';
import { VendedorInput } from '../../ui/VendedorInput';
import { FechaVentaInput } from './FechaVentaInput';
import { type Clave, NoEmpezada } from './NoEmpezada';
import { SorteoDelDiaInput } from './SorteoDelDiaInput';
import { VentaPage } from './VentaPage';

/** Fecha, sorteo and promotor; once all three are chosen the draft exists, and the typing begins. */
export default function VentaCreate() {
  const navigate = useNavigate();
  const lock = useLock();
  const [create] = useCreate<RaRecord<number>, Error>();
  const [refused, setRefused] = useState<{ error: Error; clave: Clave }>();

  const start = (clave: Clave) => {
    if (!isWhole(clave) || !lock.take()) return;
    setRefused(undefined);
    const data = { ...clave, detalle_ventas: [], estado: 'B', motivo_anulacion: '' };
    void create(
      'ventas',
      { data },
      {
        onSuccess: ({ id }) => navigate(sectionPath('ventas', 'edit', id), { replace: true }),
        onError: (error) => setRefused({ error, clave }),
        onSettled: lock.release,
      },
    );
  };

  return (
    <VentaPage title="Nueva venta">
      {refused && <NoEmpezada {...refused} />}
      <Form defaultValues={{ fecha: today(), fk_sorteo: '', fk_vendedor: '' }}>
        <Stack spacing={2} sx={{ maxWidth: 640, pt: 1 }}>
          <FieldRow>
            <FechaVentaInput />
            <SorteoDelDiaInput />
          </FieldRow>
          <VendedorInput />
          <StartButton isBusy={lock.isLocked} onStart={start} />
        </Stack>
      </Form>
    </VentaPage>
  );
}

interface StartButtonProps {
  isBusy: boolean;
  onStart: (clave: Clave) => void;
}

/** Presses itself for what is newly chosen; the hand presses it for another try. */
const StartButton = ({ isBusy, onStart }: StartButtonProps) => {
  const [fecha, fk_sorteo, fk_vendedor] = useWatch({ name: ['fecha', 'fk_sorteo', 'fk_vendedor'] });
  const press = useRef(onStart);
  press.current = onStart;

  useEffect(() => press.current({ fecha, fk_sorteo, fk_vendedor }), [fecha, fk_sorteo, fk_vendedor]);
  const [isPressed, setIsPressed] = useState(false);
  const missing = missingOf({ fecha, fk_sorteo, fk_vendedor });
  const pressByHand = () => {
    setIsPressed(true);
    onStart({ fecha, fk_sorteo, fk_vendedor });
  };

  return (
    <div>
      <Button variant="contained" disabled={isBusy} onClick={pressByHand}>
        {isBusy ? 'Procesando...' : 'Empezar'}
      </Button>
      {isPressed && missing !== '' && (
        <FormHelperText error role="alert">
          Elija {missing}.
        </FormHelperText>
      )}
    </div>
  );
};

const missingOf = ({ fecha, fk_sorteo, fk_vendedor }: Clave) => {
  const chosen = { 'la fecha': fecha, 'el sorteo': fk_sorteo, 'el promotor': fk_vendedor };
  const missing = Object.entries(chosen).flatMap(([name, value]) => (value ? [] : [name]));

  return new Intl.ListFormat('es').format(missing);
};

const isWhole = ({ fecha, fk_sorteo, fk_vendedor }: Clave) =>
  fecha !== '' && fecha <= today() && Boolean(fk_sorteo) && Boolean(fk_vendedor);
