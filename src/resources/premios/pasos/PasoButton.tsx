import { required, useNotify } from 'ra-core';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { formasPago } from '../../../../contract/caja';
import { type EstadoPremio, isReversible, type Premio } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { formatExact } from '../../../format/money';
import { choicesOf } from '../../../section/field';
import { StateChangeButton } from '../../../ui/form/dialogs/StateChangeButton';
import { RecordDoubt } from '../../../ui/form/record/RecordDoubt';
import { PicturesInput } from '../../../ui/inputs/PicturesInput';
import { SelectInput } from '../../../ui/inputs/SelectInput';
import { DeshacerButton } from './DeshacerButton';

/** Opens the next premio of the user's queue and shows the message there, with `next` below it. */
export type GoOn = (done: string, next?: ReactNode) => void;

export const labelOf = (verb: string, goOn?: GoOn) => (goOn ? `${verb} y siguiente` : verb);

/** 'Pagar premio 12', 'Devolver premio 12 a revisado' */
const titleOf = (label: string, { id }: Premio) => label.replace(/^\S+/, (verb) => `${verb} premio ${id}`);

/** Says that a step was taken and offers to take it back, here or on the next premio. */
export const useSay = (goOn?: GoOn) => {
  const notify = useNotify();
  const { api_local } = useUsuarioActual();

  return (done: string, { id, version, estado }: Premio) => {
    const next = api_local && isReversible(estado) && (
      // Another step has ten seconds of its own.
      <DeshacerButton key={`${id} ${version}`} id={id} version={version} />
    );
    if (goOn) goOn(done, next);
    else notify(done, { type: 'success', next });
  };
};

interface PasoButtonProps extends Pick<ComponentProps<typeof StateChangeButton>, 'shortcut'> {
  premio: Premio;
  to: EstadoPremio;
  goOn?: GoOn;
  ref?: Ref<HTMLButtonElement>;
}

export const PasoButton = ({ premio, to, goOn, ...button }: PasoButtonProps) => {
  const { label, ...paso } = pasoOf(premio, to);
  const say = useSay(goOn);

  return (
    <StateChangeButton
      verb={label}
      {...paso}
      estado={to}
      label={labelOf(label, goOn)}
      title={titleOf(label, premio)}
      onMessage={(done, answer) => say(done, { ...premio, ...answer })}
      defaults={to === 'PAGADO' ? PAGO : undefined}
      {...button}
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
  RECHAZADO: {
    label: 'Rechazar',
    color: 'error',
    done: ({ id }) => `Premio ${id} rechazado`,
    reason: 'motivo_rechazo',
  },
  ANULADO: {
    label: 'Anular',
    verb: 'Anular premio',
    color: 'error',
    done: 'Premio anulado',
    reason: 'motivo_anulacion',
  },
};
