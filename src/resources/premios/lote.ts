import { type EstadoPremio, type Premio, pasosPremio } from '../../../contract/premios';
import { PALABRAS_PREMIO } from './estadosPremio';

/** A step that is taken with many premios at once. */
export interface Lote {
  to: EstadoPremio;
  /** 'Revisar', 'Revisar premios', 'Premios revisados'. */
  verb: string;
  title: string;
  done: string;
  /** From where; a step of the same name from elsewhere would undo a payment. */
  from: EstadoPremio;
}

export const LOTES: readonly Lote[] = [
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
export const lotesFor = (role: string): readonly Lote[] =>
  LOTES.filter(({ from, to }) =>
    pasosPremio.some(
      (paso) => paso.from === from && paso.to === to && paso.by.some((allowed) => allowed === role),
    ),
  );

/** What became of each. */
export interface Informe {
  done: readonly Premio[];
  refused: readonly { premio: Premio; error: string }[];
}

interface Options {
  premios: readonly Premio[];
  lote: Lote;
  /** Writes one. */
  send: (premio: Premio) => Promise<unknown>;
  /** How many have ended. */
  onProgress: (count: number) => void;
}

/** Takes the step with one after another; a refusal of one does not stop the others. */
export const runLote = async ({ premios, lote, send, onProgress }: Options): Promise<Informe> => {
  const done: Premio[] = [];
  const refused: { premio: Premio; error: string }[] = [];

  for (const premio of premios) {
    const wrong = premio.estado === lote.from ? undefined : notFrom(premio);
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

const notFrom = ({ estado }: Premio) => `El premio está ${(PALABRAS_PREMIO[estado] ?? estado).toLowerCase()}`;
