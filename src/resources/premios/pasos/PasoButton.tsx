import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { EstadoPremio, Premio } from '../../../../contract/premios';
import { formatExact } from '../../../format/money';
import type { Verb } from '../../../ui/dialogs/ActionDialog';
import { StateChangeButton } from '../../../ui/dialogs/StateChangeButton';
import { centsOf } from '../../../ui/fields/cellOf';
import { PAGO, PagoFields } from './PagoFields';

/** Opens the next premio that waits for the user, which says that of this one. */
export type GoOn = (done: string) => void;

export const labelOf = (verb: string, goOn?: GoOn) => (goOn ? `${verb} y siguiente` : verb);

interface PasoButtonProps {
  premio: Premio;
  to: EstadoPremio;
  goOn?: GoOn;
}

/** The button of one step, and the dialog that it opens. */
export const PasoButton = ({ premio, to, goOn }: PasoButtonProps) => {
  const { label, defaultValues, ...paso } = pasoOf(premio, to);

  return (
    <RecordContextProvider value={{ ...premio, ...defaultValues }}>
      <StateChangeButton
        verb={label}
        {...paso}
        estado={to}
        label={labelOf(label, goOn)}
        title={`${label}: premio ${premio.id}`}
        onMessage={goOn}
      />
    </RecordContextProvider>
  );
};

interface Paso extends Verb {
  label: string;
  done: string;
  variant?: 'contained';
  autoFocus?: true;
  asksNothing?: true;
  text?: string;
  /** What must be written. */
  reason?: 'observacion' | 'motivo' | 'motivo_anulacion';
  children?: ReactNode;
  /** What those inputs start from. */
  defaultValues?: Partial<Premio>;
}

/** What a step is called, and what it asks. */
export const pasoOf = ({ id, estado, valor }: Premio, to: EstadoPremio): Paso => {
  switch (to) {
    case 'REVISADO':
      return estado === 'PAGADO' ? devolver : revisar;
    case 'PAGADO':
      return {
        ...pagar,
        text: `Se pagan ${formatExact(centsOf(valor))}, con fecha de hoy`,
        done: `Premio ${id} pagado: ${formatExact(centsOf(valor))}`,
      };
    case 'RECHAZADO':
      return rechazar;
    case 'ANULADO':
      return anular;
    case 'PENDIENTE':
      return enviar;
  }
};

const revisar: Paso = { label: 'Revisar', variant: 'contained', done: 'Premio revisado' };
const pagar: Omit<Paso, 'done'> = {
  label: 'Pagar',
  variant: 'contained',
  autoFocus: true,
  // It is paid as a rule as it begins: Enter accepts it.
  asksNothing: true,
  children: <PagoFields />,
  defaultValues: PAGO,
};
const enviar: Paso = {
  label: 'Enviar a revisión',
  variant: 'contained',
  text: 'Los revisores reciben un aviso',
  done: 'Premio enviado a revisión',
};
const rechazar: Paso = {
  label: 'Rechazar',
  color: 'error',
  done: 'Premio rechazado',
  reason: 'observacion',
};
const anular: Paso = {
  label: 'Anular',
  verb: 'Anular premio',
  color: 'error',
  done: 'Premio anulado',
  reason: 'motivo_anulacion',
};
const devolver: Paso = {
  label: 'Devolver a revisado',
  color: 'error',
  text: 'El pago se deshace, y el premio queda otra vez por pagar',
  done: 'Pago devuelto',
  reason: 'motivo',
};
