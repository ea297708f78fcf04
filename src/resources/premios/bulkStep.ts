import { type EstadoPremio, type Premio, pasosPremio } from '../../../contract/premios';
import { choiceText } from '../../ui/fields/field';
import { estados } from './estados';

/** A step that is taken with many premios at once. */
export interface BulkStep {
  to: EstadoPremio;
  /** 'Revisar', 'Revisar premios', 'Premios revisados'. */
  verb: string;
  title: string;
  done: string;
  /** From where; a step of the same name from elsewhere would undo a payment. */
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

/** The steps that a role takes with many at once. */
export const bulkStepsFor = (role: string): readonly BulkStep[] =>
  STEPS.filter(({ from, to }) =>
    pasosPremio.some(
      (paso) => paso.from === from && paso.to === to && paso.by.some((allowed) => allowed === role),
    ),
  );

/** What became of each. */
export interface Report {
  done: readonly Premio[];
  refused: readonly { premio: Premio; error: string }[];
}

interface Options {
  premios: readonly Premio[];
  step: BulkStep;
  /** Writes one. */
  send: (premio: Premio) => Promise<unknown>;
  /** How many have ended. */
  onProgress: (count: number) => void;
}

/** Takes the step with one after another; a refusal of one does not stop the others. */
export const runBulkStep = async ({ premios, step, send, onProgress }: Options): Promise<Report> => {
  const done: Premio[] = [];
  const refused: { premio: Premio; error: string }[] = [];

  for (const premio of premios) {
    const wrong = premio.estado === step.from ? undefined : notFrom(premio);
    const error =
      wrong ??
      (await send(premio).then(
        () => undefined,
        ({ message }: Error) => message,
      ));
    if (error === undefined) done.push(premio);
    else refused.push({ premio, error });
    onProgress(done.length + refused.length);
  }

  return { done, refused };
};

const notFrom = ({ estado }: Premio) =>
  `El premio está ${choiceText({ choices: estados }, estado).toLowerCase()}`;
