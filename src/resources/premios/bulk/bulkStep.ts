import type { Profile } from '../../../../contract/auth';
import { type EstadoPremio, type Premio, turnoDe, whyOthers } from '../../../../contract/premios';

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

export const whyNot = (premio: Premio, { from, to }: BulkStep, usuario: Profile): string | undefined =>
  premio.estado === from
    ? whyOthers(premio, to, { id: usuario.id, rol: usuario.role })
    : `El premio está ${premio.estado.toLowerCase()}`;
