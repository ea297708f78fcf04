import { type EstadoPremio, type Premio, turnoDe, whyOthers } from '../../../../contract/premios';
import type { Profile } from '../../../../contract/usuarios';

export interface BulkStep {
  to: EstadoPremio;
  verb: string;
  title: string;
  done: string;
  /** From PAGADO, a step to REVISADO would undo a payment. */
  from: EstadoPremio;
}

const STEPS: readonly BulkStep[] = [
  {
    from: 'PENDIENTE',
    to: 'REVISADO',
    verb: 'Revisar',
    title: 'Revisar premios',
    done: 'Premios revisados',
  },
  { from: 'REVISADO', to: 'PAGADO', verb: 'Pagar', title: 'Pagar premios', done: 'Premios pagados' },
];

export const bulkStepsFor = (role: string, estado?: string): readonly BulkStep[] => {
  const estados = turnoDe(role);

  return STEPS.filter(({ from }) => estados.includes(from) && (!estado || from === estado));
};

export interface Refused {
  premio: Premio;
  error: string;
}

interface Report {
  done: readonly Premio[];
  refused: readonly Refused[];
  /** After it was cancelled. */
  untried: readonly Premio[];
}

export const whyNot = (premio: Premio, { from, to }: BulkStep, usuario: Profile): string | undefined =>
  premio.estado === from
    ? whyOthers(premio, to, { id: usuario.id, rol: usuario.role })
    : `El premio está ${premio.estado.toLowerCase()}`;

interface Options {
  premios: readonly Premio[];
  send: (premio: Premio) => Promise<unknown>;
  onProgress: (count: number) => void;
  /** Ends it between two premios. */
  signal: AbortSignal;
}

export const runBulkStep = async ({ premios, send, onProgress, signal }: Options): Promise<Report> => {
  const done: Premio[] = [];
  const refused: Refused[] = [];

  for (const premio of premios) {
    if (signal.aborted) break;
    await send(premio).then(
      () => done.push(premio),
      ({ message }: Error) => refused.push({ premio, error: message }),
    );
    onProgress(done.length + refused.length);
  }

  return { done, refused, untried: premios.slice(done.length + refused.length) };
};
