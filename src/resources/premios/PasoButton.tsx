import type { EstadoPremio, Premio } from '../../../contract/premios';
import { formatExact } from '../../format/money';
import { CambioEstado } from '../../ui/CambioEstado';
import { centsOf } from '../../ui/columns';
import { PagoFields } from './PagoFields';
import { PAGO } from './pago';

interface PasoButtonProps {
  premio: Premio;
  to: EstadoPremio;
}

/** The button of one step, and the dialog that it opens. */
export const PasoButton = ({ premio, to }: PasoButtonProps) => {
  const { verb, ...paso } = pasoOf(premio, to);

  return (
    <CambioEstado record={premio} estado={to} label={verb} title={`${verb}: premio ${premio.id}`} {...paso} />
  );
};

/** What a step is called, and what it asks. */
export const pasoOf = ({ estado, valor }: Pick<Premio, 'estado' | 'valor'>, to: EstadoPremio) => {
  const amount = formatExact(centsOf(valor));

  switch (to) {
    case 'REVISADO':
      return estado === 'PAGADO' ? devolver : { ...revisar, text: `Quedan por pagar ${amount}.` };
    case 'PAGADO':
      return { ...pagar, text: `Se pagan ${amount}, con fecha de hoy.` };
    case 'RECHAZADO':
      return rechazar;
    case 'ANULADO':
      return anular;
    case 'PENDIENTE':
      return enviar;
  }
};

const revisar = { verb: 'Revisar', variant: 'contained', done: 'Premio revisado' } as const;
const pagar = {
  verb: 'Pagar',
  variant: 'contained',
  done: 'Premio pagado',
  children: <PagoFields />,
  defaultValues: PAGO,
} as const;
const enviar = {
  verb: 'Enviar a revisión',
  variant: 'contained',
  text: 'Los revisores reciben un aviso.',
  done: 'Premio enviado a revisión',
} as const;
const rechazar = {
  verb: 'Rechazar',
  color: 'error',
  done: 'Premio rechazado',
  reason: {
    name: 'observacion',
    label: 'Observación',
    message: 'Escriba en la observación por qué se rechaza',
  },
} as const;
const anular = {
  verb: 'Anular',
  color: 'error',
  done: 'Premio anulado',
  reason: {
    name: 'motivo_anulacion',
    label: 'Motivo de la anulación',
    message: 'Escriba el motivo de la anulación',
  },
} as const;
const devolver = {
  verb: 'Devolver a revisado',
  color: 'error',
  text: 'El pago se deshace, y el premio queda otra vez por pagar.',
  done: 'Pago devuelto',
  reason: { name: 'motivo', label: 'Motivo', message: 'Escriba el motivo' },
} as const;
