import { required } from 'ra-core';
import type { ComponentProps } from 'react';
import { SelectInput } from 'react-admin';
import { formasPago } from '../../../../contract/caja';
import type { EstadoPremio, Premio } from '../../../../contract/premios';
import { formatExact } from '../../../format/money';
import { choicesOf } from '../../../section/field';
import { StateChangeButton } from '../../../ui/form/dialogs/StateChangeButton';
import { RecordDoubt } from '../../../ui/form/record/RecordDoubt';
import { PicturesInput } from '../../../ui/inputs/PicturesInput';

/** Opens the next premio of the user's queue and shows the message there. */
export type GoOn = (done: string) => void;

export const labelOf = (verb: string, goOn?: GoOn) => (goOn ? `${verb} y siguiente` : verb);

/** 'Pagar premio 12', 'Devolver premio 12 a revisado' */
const titleOf = (label: string, { id }: Premio) => label.replace(/^\S+/, (verb) => `${verb} premio ${id}`);

interface PasoButtonProps {
  premio: Premio;
  to: EstadoPremio;
  goOn?: GoOn;
}

export const PasoButton = ({ premio, to, goOn }: PasoButtonProps) => {
  const { label, ...paso } = pasoOf(premio, to);

  return (
    <StateChangeButton
      verb={label}
      {...paso}
      estado={to}
      label={labelOf(label, goOn)}
      title={titleOf(label, premio)}
      onMessage={goOn}
      defaults={to === 'PAGADO' ? PAGO : undefined}
    />
  );
};

export const PAGO = { forma_pago: 'efectivo', comprobante: '' };

export const FormaPagoInput = () => (
  <SelectInput source="forma_pago" choices={choicesOf(formasPago)} validate={required()} />
);

type Paso = Omit<ComponentProps<typeof StateChangeButton>, 'estado' | 'title'>;

export const pasoOf = ({ estado }: Premio, to: EstadoPremio): Paso => {
  if (to === 'PAGADO') return PAGAR;

  return estado === 'PAGADO' ? DEVOLVER : PASOS[to];
};

const PAGAR: Paso = {
  label: 'Pagar',
  variant: 'contained',
  autoFocus: true,
  // The inputs rarely change: Enter accepts them.
  asksNothing: true,
  text: ({ valor }) => `Se pagan ${formatExact(valor)}, con fecha de hoy`,
  done: ({ id, valor }) => `Premio ${id} pagado: ${formatExact(valor)}`,
  children: (
    <>
      <RecordDoubt />
      <FormaPagoInput />
      <PicturesInput source="comprobante" />
    </>
  ),
};

const DEVOLVER: Paso = {
  label: 'Devolver a revisado',
  color: 'error',
  text: 'El pago se deshace, y el premio queda otra vez por pagar',
  done: 'Pago devuelto',
  reason: 'motivo',
};

const PASOS: Record<Exclude<EstadoPremio, 'PAGADO'>, Paso> = {
  PENDIENTE: {
    label: 'Enviar a revisión',
    variant: 'contained',
    text: 'Los revisores reciben un aviso',
    done: 'Premio enviado a revisión',
  },
  REVISADO: { label: 'Revisar', variant: 'contained', done: 'Premio revisado' },
  RECHAZADO: { label: 'Rechazar', color: 'error', done: 'Premio rechazado', reason: 'motivo_rechazo' },
  ANULADO: {
    label: 'Anular',
    verb: 'Anular premio',
    color: 'error',
    done: 'Premio anulado',
    reason: 'motivo_anulacion',
  },
};
