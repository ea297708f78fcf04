import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { EstadoPremio, Premio } from '../../../contract/premios';
import { formatExact } from '../../format/money';
import { StateChangeButton } from '../../ui/action/StateChangeButton';
import { centsOf } from '../../ui/fields/cellOf';
import { PAGO, PagoFields } from './PagoFields';

interface PasoButtonProps {
  premio: Premio;
  to: EstadoPremio;
}

/** The button of one step, and the dialog that it opens. */
export const PasoButton = ({ premio, to }: PasoButtonProps) => {
  const { verb, defaultValues, ...paso } = pasoOf(premio, to);

  return (
    <RecordContextProvider value={{ ...premio, ...defaultValues }}>
      <StateChangeButton {...paso} estado={to} label={verb} title={`${verb}: premio ${premio.id}`} />
    </RecordContextProvider>
  );
};

interface Paso {
  verb: string;
  done: string;
  variant?: 'contained';
  color?: 'error';
  text?: string;
  /** What must be written. */
  reason?: 'observacion' | 'motivo' | 'motivo_anulacion';
  children?: ReactNode;
  /** What those inputs start from. */
  defaultValues?: Partial<Premio>;
}

/** What a step is called, and what it asks. */
export const pasoOf = ({ estado, valor }: Pick<Premio, 'estado' | 'valor'>, to: EstadoPremio): Paso => {
  switch (to) {
    case 'REVISADO':
      return estado === 'PAGADO' ? devolver : revisar;
    case 'PAGADO':
      return { ...pagar, text: `Se pagan ${formatExact(centsOf(valor))}, con fecha de hoy.` };
    case 'RECHAZADO':
      return rechazar;
    case 'ANULADO':
      return anular;
    case 'PENDIENTE':
      return enviar;
  }
};

const revisar: Paso = { verb: 'Revisar', variant: 'contained', done: 'Premio revisado' };
const pagar: Paso = {
  verb: 'Pagar',
  variant: 'contained',
  done: 'Premio pagado',
  children: <PagoFields />,
  defaultValues: PAGO,
};
const enviar: Paso = {
  verb: 'Enviar a revisión',
  variant: 'contained',
  text: 'Los revisores reciben un aviso.',
  done: 'Premio enviado a revisión',
};
const rechazar: Paso = {
  verb: 'Rechazar',
  color: 'error',
  done: 'Premio rechazado',
  reason: 'observacion',
};
const anular: Paso = {
  verb: 'Anular',
  color: 'error',
  done: 'Premio anulado',
  reason: 'motivo_anulacion',
};
const devolver: Paso = {
  verb: 'Devolver a revisado',
  color: 'error',
  text: 'El pago se deshace, y el premio queda otra vez por pagar.',
  done: 'Pago devuelto',
  reason: 'motivo',
};
