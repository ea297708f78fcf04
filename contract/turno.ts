import { type EstadoPremio, pasosPremio } from './premios';

/** By which a premio goes on; whatever else can be done with one waits for nobody. */
const ADELANTE: readonly string[] = ['PENDIENTE REVISADO', 'REVISADO PAGADO'];

/** The estados in which a premio waits for a role: by who reviews it, then by who pays it. */
export const turnoDe = (rol: string): readonly EstadoPremio[] =>
  pasosPremio
    .filter(({ from, to, by }) => ADELANTE.includes(`${from} ${to}`) && by.some((one) => one === rol))
    .map(({ from }) => from);
